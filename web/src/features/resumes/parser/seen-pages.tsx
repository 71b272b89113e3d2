import {
  type FieldReading,
  lowConfidence,
  type PageBox,
  type SeenLine,
} from "@waymark/contract/resumes-reading";
import { useTranslation } from "react-i18next";
import { classes } from "../../../ui/classes.ts";

interface Boxed {
  readonly page: number | null;
  readonly box: PageBox | null;
}
const isOn =
  (page: number) =>
  <T extends Boxed>(thing: T): thing is T & { box: PageBox } =>
    thing.page === page && thing.box !== null;

/** Whether a line has a wide gap, as before a date at the margin. Then its letters are spaced instead of stretched. */
const isLoose = (text: string, box: PageBox, page: { width: number; height: number }) =>
  box.width * page.width > text.length * box.height * page.height * 0.6;

/** The pages with each line where it was found, numbered in reading order, and a box around each field. */
export function SeenPages({
  pages,
  lines,
  fields,
  marked,
}: {
  pages: readonly { width: number; height: number }[];
  lines: readonly SeenLine[];
  fields: readonly FieldReading[];
  /** The field highlighted in the list. */
  marked: string | null;
}) {
  const { t } = useTranslation();
  const loose = lines.filter(({ box }) => box === null);
  const numbered = lines.map((line, i) => ({ ...line, number: i + 1 }));
  return (
    <>
      {pages.map((page, i) => (
        <svg
          // biome-ignore lint/suspicious/noArrayIndexKey: pages have no id but their index
          key={i}
          viewBox={`0 0 ${page.width} ${page.height}`}
          role="img"
          aria-label={t("resumes.page.alt", { n: i + 1, of: pages.length })}
          className="w-full rounded-sm border border-line bg-surface"
        >
          {fields.filter(isOn(i + 1)).map(({ field, box, confidence }) => (
            <rect
              key={field}
              x={box.x * page.width - 1.5}
              y={box.y * page.height - 1.5}
              width={box.width * page.width + 3}
              height={box.height * page.height + 3}
              rx={2}
              strokeWidth={field === marked ? 2 : 0.75}
              className={classes(
                confidence < lowConfidence ? "fill-blaze-soft stroke-amber" : "fill-pine-soft stroke-pine",
                field === marked && "stroke-ink",
              )}
            />
          ))}
          {numbered.filter(isOn(i + 1)).map((line) => (
            <LineWhereFound key={line.number} line={line} page={page} />
          ))}
        </svg>
      ))}
      {pages.length > 0 ? (
        <details className="text-sm">
          <summary className="min-h-9 cursor-pointer rounded-md py-1.5 font-semibold">
            {t("resumes.reading.asText")}
          </summary>
          <Lines lines={lines} />
        </details>
      ) : (
        <div className="rounded-xl border border-line bg-surface p-4 text-sm">
          <Lines lines={loose.length > 0 ? loose : lines} />
        </div>
      )}
    </>
  );
}

function Lines({ lines }: { lines: readonly SeenLine[] }) {
  return (
    <ol className="tabular grid list-decimal gap-0.5 pl-10 marker:text-muted">
      {lines.map(({ text }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no id but their index
        <li key={i} dir="auto" className="wrap-anywhere">
          {text}
        </li>
      ))}
    </ol>
  );
}

/** A line at its place on the page, with its number in the reading order at the margin. */
function LineWhereFound({
  line: { text, box, number },
  page,
}: {
  line: { text: string; box: PageBox; number: number };
  page: { width: number; height: number };
}) {
  return (
    <g>
      <text
        x={box.x * page.width}
        y={(box.y + box.height * 0.8) * page.height}
        fontSize={Math.max(4, box.height * page.height * 0.85)}
        textLength={box.width * page.width}
        lengthAdjust={isLoose(text, box, page) ? "spacing" : "spacingAndGlyphs"}
        className="fill-ink"
      >
        {text}
      </text>
      <text
        x={Math.max(2, box.x * page.width - 4)}
        y={(box.y + box.height * 0.8) * page.height}
        fontSize={5}
        textAnchor="end"
        className="fill-muted"
      >
        {number}
      </text>
    </g>
  );
}
