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
  for (const [shape, text] of Object.entries(megabytes)) {
    const ask = () => letterOf(person, { ...posting, job: { ...posting.job, text } });
    ask();
    const [begun, used] = [performance.now(), process.cpuUsage()];
    ask();
    const { user, system } = process.cpuUsage(used);
    const [wall, processor] = [performance.now() - begun, (user + system) / 1_000];
    row(
      `a letter to a posting of 1 MB, ${shape}`,
      `${wall.toFixed(0)} ms, ${processor.toFixed(0)} of processor`,
      "50 ms",
    );
  }
}

/** Postings of a megabyte in shapes that readers of text find hard. */
const megabytes: Readonly<Record<string, string>> = {
  sentences: "You must have first aid, Excel and a forklift licence. ".repeat(18_000),
  "real ones": `${postings.map(({ job }) => job.text).join("\n\n")}\n\n`.repeat(40).slice(0, 1_000_000),
  "different lines": Array.from(
    { length: 20_000 },
    (_, i) => `- You need tool${i}, word${i} and paper ${i}.`,
  ).join("\n"),
  "empty lines": "\n".repeat(1_000_000),
  "one word": "a".repeat(1_000_000),
  commas: "a,".repeat(500_000),
};
