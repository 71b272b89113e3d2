import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { Done, filledLine, Id, Instant, Language, line, text } from "./values.ts";

const noun = "stories";
const access = "user";
const missing = ["not_signed_in", "not_found"] as const;
const ById = z.object({ id: z.string() });

export const storiesLimit = 200;

const fields = {
  title: filledLine(200),
  situation: text(2_000),
  task: text(2_000),
  action: text(4_000),
  result: text(2_000),
  skills: z.array(line(120)).max(40),
  tags: z.array(line(60)).max(20),
  language: Language,
};

/** An experience to tell: what was the case, what was asked, what the person did, what came of it. */
export const Story = z.object({
  id: Id,
  ...fields,
  version: z.int(),
  createdAt: Instant,
  updatedAt: Instant,
});
export type Story = z.infer<typeof Story>;

export const listStories = endpoint({
  method: "GET",
  path: "/api/stories",
  access,
  noun,
  response: z.object({ stories: z.array(Story), limit: z.int() }),
  errors: ["not_signed_in"],
});
export const createStory = endpoint({
  method: "POST",
  path: "/api/stories",
  access,
  noun,
  body: z.object(fields),
  bodyLimit: { bytes: 100_000, values: 200 },
  response: z.object({ story: Story }),
  errors: ["not_signed_in", "too_many_stories"],
  limit: 60,
});
/** Only the given fields. A stale `version` is refused with `conflict` and `details.current`. */
export const saveStory = endpoint({
  method: "PUT",
  path: "/api/stories/:id",
  access,
  noun,
  params: ById,
  body: z.object(fields).partial().extend({ version: z.int().optional() }),
  bodyLimit: { bytes: 100_000, values: 200 },
  response: z.object({ story: Story }),
  errors: [...missing, "conflict"],
});
export const deleteStory = endpoint({
  method: "DELETE",
  path: "/api/stories/:id",
  access,
  noun,
  params: ById,
  response: Done,
  errors: [...missing],
});
