import { letterTones } from "@waymark/contract/letters";
import { checkEvidence } from "@waymark/domain/letters/check-evidence";
import { letterOf } from "@waymark/domain/letters/testing/measure-letters";
import { people } from "@waymark/domain/letters/testing/people";
import { postings } from "@waymark/domain/letters/testing/postings";

type Row = (what: string, reached: string, target?: string) => void;

const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(share * values.length))] ??
  Number.NaN;
const figures = (times: readonly number[]): string =>
  `${quantile(times, 0.5).toFixed(1)} / ${quantile(times, 0.95).toFixed(1)} ms`;

/** Letters by the built-in writer and their evidence, in this process. */
export function measureWriting(row: Row): void {
  const writing: number[] = [];
  const checking: number[] = [];
  for (const person of people)
    for (const posting of postings.filter(({ language }) => language === person.language))
      for (const tone of letterTones) {
        const begun = performance.now();
        const { content, material } = letterOf(person, posting, { tone, length: "long" });
        const written = performance.now();
        checkEvidence(content, material);
        writing.push(written - begun);
        checking.push(performance.now() - written);
      }
  row("a letter of 300 words", figures(writing), "50 ms");
  row("its evidence", figures(checking));
  const [person] = people;
  const [posting] = postings;
  if (person === undefined || posting === undefined) return;
  const text = "You must have first aid, Excel and a forklift licence. ".repeat(18_000);
  const begun = performance.now();
  letterOf(person, { ...posting, job: { ...posting.job, text } });
  row("a letter to a posting of 1 MB", `${(performance.now() - begun).toFixed(1)} ms`, "50 ms");
}
