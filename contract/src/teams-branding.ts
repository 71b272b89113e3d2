import { z } from "zod";
import { longestPicture, Picture, photoErrors } from "./accounts-photo.ts";
import { endpoint } from "./endpoint.ts";
import { Email, line, text } from "./values.ts";

const noun = "teams";
const access = "user";
const missing = ["not_signed_in", "not_found"] as const;
const path = "/api/teams/:teamId/brand";
const OfTeam = z.object({ teamId: z.string() });

/** Longest side of a stored mark, in pixels: wide ones are common. */
export const markWidth = 640;
export const markHeight = 240;
/** Bytes of a stored mark, as PNG. */
export const maxMarkBytes = 150_000;
const longestMark = Math.ceil((maxMarkBytes * 4) / 3) + 100;

/** `#rrggbb` in lower case. */
export const BrandColor = z.string().regex(/^#[0-9a-f]{6}$/);

/** A team's look on its pages, invitations, reports and in mail. */
export const TeamBrand = z.object({
  /** The team's own name unless the brand has another. */
  name: z.string(),
  /** The mark as a data URL of a PNG drawn by the server; null without one. */
  mark: z
    .string()
    .max(longestMark)
    .regex(/^data:image\/png;base64,/)
    .nullable(),
  color: BrandColor.nullable(),
  /** The imprint: the people responsible for the team, in lines of text; may be empty. */
  imprint: z.string(),
  /** Whether the foot of pages, reports and mail names the product. */
  namesProduct: z.boolean(),
});
export type TeamBrand = z.infer<typeof TeamBrand>;

/** The settings that the owner may change. */
export const BrandSettings = z.object({
  /** Empty: the team's name. */
  name: z.string(),
  color: BrandColor.nullable(),
  imprint: z.string(),
  /** Answers to the team's mail go to it; null until one is proven. */
  replyTo: z.string().nullable(),
  version: z.int(),
});
export type BrandSettings = z.infer<typeof BrandSettings>;

const Answer = z.object({
  /** Null while the team has no brand of its own, or its plan does not count. */
  brand: TeamBrand.nullable(),
  /** For the owner only. */
  settings: BrandSettings.nullable(),
});
export type BrandAnswer = z.infer<typeof Answer>;

/** The brand of a team, for its members. Reload on the live event `team-changed`. */
export const readBrand = endpoint({
  method: "GET",
  path,
  access,
  noun,
  params: OfTeam,
  response: Answer,
  errors: [...missing],
});

/** Changes name, colour and imprint of the own team. `conflict` when the version is not the present one. */
export const saveBrand = endpoint({
  method: "PUT",
  path,
  access,
  noun,
  action: "team-invitation",
  params: OfTeam,
  body: z.object({
    name: line(60),
    color: BrandColor.nullable(),
    imprint: text(1_000),
    version: z.int(),
  }),
  response: Answer,
  errors: [...missing, "email_unverified", "name_not_plain", "team_inactive", "conflict"],
  limit: 60,
});

/** Replaces the mark. Every picture is drawn anew as a PNG that fits `markWidth` by `markHeight`; SVG is refused. */
export const saveMark = endpoint({
  method: "PUT",
  path: `${path}/mark`,
  access,
  noun,
  action: "team-invitation",
  params: OfTeam,
  body: z.object({ picture: Picture }),
  bodyLimit: { bytes: longestPicture + 1_000, values: 10 },
  response: Answer,
  errors: [...missing, "email_unverified", "team_inactive", ...photoErrors],
  limit: 30,
});

export const removeMark = endpoint({
  method: "DELETE",
  path: `${path}/mark`,
  access,
  noun,
  params: OfTeam,
  response: Answer,
  errors: [...missing],
});

/** Mails a code to the address to which answers are to go. It is used once the code is given to `proveReplyAddress`. */
export const sendReplyCode = endpoint({
  method: "POST",
  path: `${path}/reply-address`,
  access,
  noun,
  action: "team-invitation",
  params: OfTeam,
  body: z.object({ email: Email }),
  response: z.object({ ok: z.literal(true) }),
  errors: [...missing, "email_unverified", "team_inactive", "mail_limit"],
  limit: 10,
});

export const proveReplyAddress = endpoint({
  method: "POST",
  path: `${path}/reply-address/proof`,
  access,
  noun,
  action: "team-invitation",
  params: OfTeam,
  body: z.object({ email: Email, code: z.string().trim().max(20) }),
  response: Answer,
  errors: [...missing, "email_unverified", "team_inactive", "code_invalid"],
  limit: 20,
});

export const removeReplyAddress = endpoint({
  method: "DELETE",
  path: `${path}/reply-address`,
  access,
  noun,
  params: OfTeam,
  response: Answer,
  errors: [...missing],
});
