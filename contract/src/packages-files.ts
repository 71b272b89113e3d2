import { z } from "zod";
import { endpoint } from "./endpoint.ts";

/** The file behind a link; the link itself is the permission. */
export const linkedPackageFile = endpoint({
  method: "GET",
  path: "/api/packages/links/:token",
  access: "public",
  noun: "packages",
  params: z.object({ token: z.string() }),
  response: z.unknown(),
  errors: ["not_found", "link_stale", "not_printable", "package_unfinished"],
  limit: 120,
});
