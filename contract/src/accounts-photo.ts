import { z } from "zod";
import { User } from "./accounts.ts";
import { endpoint } from "./endpoint.ts";

/** 2 MB. */
export const maxPhotoBytes = 2 * 1024 * 1024;
/** Width times height: 24 megapixels. */
export const maxPhotoPixels = 24_000_000;
/** Width and height in pixels. */
export const photoSide = 512;

/** Data URL. The margin lets a slightly too large photo get its own error. */
export const longestPicture = Math.ceil((maxPhotoBytes * 4) / 3) + 100_000;

/** Decoded, checked and drawn again, never stored as given. */
export const Picture = z
  .string()
  .max(longestPicture, { abort: true })
  .regex(/^data:image\/(png|jpeg|gif|webp);base64,[A-Za-z0-9+/]+=*$/);

export const photoErrors = [
  "photo_kind",
  "photo_too_large",
  "photo_too_many_pixels",
  "photo_damaged",
  "file_timeout",
  "files_busy",
] as const;

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

export const removePhoto = endpoint({
  method: "DELETE",
  path: "/api/user/:id/photo",
  access: "user",
  noun: "accounts",
  params: z.object({ id: z.string() }),
  response: z.object({ user: User }),
  errors: ["not_signed_in", "not_found"],
});
