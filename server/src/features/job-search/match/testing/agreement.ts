import { finish } from "@waymark/domain/in-steps";
import { type MatchPosting, matchScore } from "@waymark/domain/job-search/match/match";
import { Occupations } from "@waymark/domain/job-search/match/occupations";
import { type Person, readPerson } from "@waymark/domain/job-search/match/person";
import { normalisePosting } from "@waymark/domain/jobs/normalise";
import { welcomeSkills } from "@waymark/domain/jobs/requirements/welcome-skills";
import { samplePostings } from "../../../jobs/samples/postings.ts";
import { type Band, bands, type LabelledPerson, people } from "./people.ts";

const trades = finish(Occupations.of());
const now = new Date("2026-11-20T09:00:00Z");

/** The sample postings as the fit compares them, by id. */
const comparedSamples: ReadonlyMap<string, MatchPosting> = new Map(
  samplePostings.map((sample) => {
    const read = normalisePosting(
      { ...sample, source: "sample", sourceId: sample.id, url: `https://example.com/${sample.id}` },
      now,
    );
    if ("refused" in read) throw new Error(`${sample.id}: ${read.refused}`);
    const posting: MatchPosting = {
      title: read.title,
      skills: read.skills,
      welcomeSkills: welcomeSkills(read),
      location: read.location,
      country: read.country ?? null,
      remote: read.remote,
      payMin: read.pay?.annualMin ?? null,
      payMax: read.pay?.annualMax ?? null,
      payCurrency: read.pay?.currency ?? null,
      language: null,
      type: read.type,
      towns: null,
    };
    return [sample.id, posting];
  }),
);

/** The labels judge the line of work in whatever language, so nobody's languages are known. */
const personOfLabels = ({ resume, profile }: LabelledPerson): Person => ({
  ...readPerson(resume, profile, "2026-11", trades),
  languages: new Set(),
});

/** A labelled pair with its score, and whether that is within the band. */
export interface Judged {
  readonly actor: string;
  readonly id: string;
  readonly band: Band;
  readonly score: number;
  readonly agrees: boolean;
}

export function judgeLabels(): Judged[] {
  const order: readonly Band[] = ["same", "near", "kin", "far"];
  return people.flatMap((one) => {
    const person = personOfLabels(one);
    return order.flatMap((band) =>
      one.labels[band]
        .split(" ")
        .filter((id) => id !== "")
        .map((id) => {
          const posting = comparedSamples.get(id);
          if (posting === undefined) throw new Error(`No sample ${id}`);
          const score = matchScore(person, posting) ?? -1;
          const [least, most] = bands[band];
          return { actor: one.actor, id, band, score, agrees: score >= least && score <= most };
        }),
    );
  });
}
