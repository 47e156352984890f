"""The table on the screen: geometry, card art, scene, motion."""
