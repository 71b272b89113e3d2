/** The width of the window, in pixels, from which the open posting stands beside the list. */
export const twoColumnsFrom = 1_100;

/** The list, and the open posting beside it from `twoColumnsFrom` on. */
export const columns = "grid min-[1100px]:grid-cols-[minmax(0,9fr)_minmax(0,10fr)]";
