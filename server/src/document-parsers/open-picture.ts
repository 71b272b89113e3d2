import sharp, { type Sharp } from "sharp";

// The library reads many formats; untrusted bytes reach only four of them.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: [
    "VipsForeignLoadJpegBuffer",
    "VipsForeignLoadPngBuffer",
    "VipsForeignLoadNsgifBuffer",
    "VipsForeignLoadWebpBuffer",
  ],
});
sharp.cache(false);
sharp.concurrency(1);

/** Opens an untrusted picture, of an animation the first frame; its size is the caller's to check. */
export const openPicture = (bytes: Uint8Array): Sharp =>
  sharp(bytes, { limitInputPixels: false, failOn: "error", pages: 1 });
