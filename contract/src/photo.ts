import { z } from "zod";
import { User } from "./accounts.ts";
import { endpoint } from "./endpoint.ts";

/** Bytes a profile photo may have as it is handed over: 2 MB. */
export const maxPhotoBytes = 2 * 1024 * 1024;
/** Pixels it may have, width times height: 24 megapixels. */
export const maxPhotoPixels = 24_000_000;
/** Width and height of the stored photo, in pixels. */
export const photoSide = 512;

/** Characters of a photo as a data address; one that is a little too large still learns so by its own error. */
export const longestPicture = Math.ceil((maxPhotoBytes * 4) / 3) + 100_000;

/** A photo as the browser hands it over; decoded, checked and drawn anew, never kept as given. */
export const Picture = z
  .string()
  .max(longestPicture, { abort: true })
  .regex(/^data:image\/(png|jpeg|gif|webp);base64,[A-Za-z0-9+/]+=*$/);

/** What a photo may be refused for. */
export const photoErrors = [
  "photo_kind",
  "photo_too_large",
  "photo_too_many_pixels",
  "photo_damaged",
  "file_timeout",
  "files_busy",
] as const;

/** Puts a photo in the place of the one before. What does not fit a square is cut off evenly at both sides. */
export const savePhoto = endpoint({
  method: "PUT",
  path: "/api/user/:id/photo",
  access: "user",
  noun: "accounts",
  params: z.object({ id: z.string() }),
  body: z.object({ picture: Picture }),
  bodyLimit: { bytes: longestPicture + 1_000, values: 10 },
  response: z.object({ user: User }),
  errors: ["not_signed_in", "not_found", ...photoErrors],
  limit: 30,
});

/** Removes the photo; without one nothing happens. */
export const removePhoto = endpoint({
  method: "DELETE",
  path: "/api/user/:id/photo",
  access: "user",
  noun: "accounts",
  params: z.object({ id: z.string() }),
  response: z.object({ user: User }),
  errors: ["not_signed_in", "not_found"],
});
