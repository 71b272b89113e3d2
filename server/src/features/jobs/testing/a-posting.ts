import { normalisePosting } from "@waymark/domain/jobs/normalise";
import type { Posting } from "@waymark/domain/jobs/posting";

let made = 0;

/** A clean posting for tests, one of a kind unless told otherwise. */
export function aPosting(
  more: {
    title?: string;
    company?: string;
    location?: string;
    remote?: boolean;
    salary?: string;
    type?: string;
    description?: string;
    postedAt?: Date;
    source?: string;
    url?: string;
  } = {},
): Posting {
  made++;
  const { postedAt = new Date("2026-11-19T08:00:00Z"), ...fields } = more;
  const posting = normalisePosting(
    {
      source: "test",
      title: "Gardener",
      company: `Test Company ${made}`,
      location: "Ghent, Belgium",
      description: "You look after roses.",
      url: `https://jobs.example.org/${made}`,
      posted: postedAt.getTime(),
      ...fields,
    },
    new Date("2026-12-31T00:00:00Z"),
  );
  if ("refused" in posting) throw new Error(posting.refused);
  return posting;
}
