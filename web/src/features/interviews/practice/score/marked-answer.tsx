import type { AnswerPoint, AnswerScore } from "@waymark/contract/interviews-practice";
import { classes } from "../../../../ui/classes.ts";

interface Piece {
  readonly text: string;
  readonly from: number;
  readonly isEarned: boolean;
  readonly isLost: boolean;
}

/** Cuts an answer where a mark begins or ends. */
export function piecesOf(text: string, points: readonly AnswerPoint[], score: AnswerScore): Piece[] {
  const within = ({ from, to }: { from: number; to: number }) => ({
    from: Math.min(from, text.length),
    to: Math.min(to, text.length),
  });
  const earned = points.flatMap((point) => point.earned).map(within);
  const lost = [...points.flatMap((point) => point.lost), ...score.reasons].flatMap(({ span }) =>
    span === null ? [] : [within(span)],
  );
  const cuts = [
    ...new Set([0, text.length, ...[...earned, ...lost].flatMap(({ from, to }) => [from, to])]),
  ].sort((a, b) => a - b);
  const holds = (spans: readonly { from: number; to: number }[], from: number, to: number) =>
    spans.some((span) => span.from <= from && span.to >= to && span.from < span.to);
  return cuts.slice(0, -1).flatMap((from, i) => {
    const to = cuts[i + 1] ?? from;
    if (to === from) return [];
    return [
      { text: text.slice(from, to), from, isEarned: holds(earned, from, to), isLost: holds(lost, from, to) },
    ];
  });
}

/** An answer with the words that earned or lost points. The list of points beside it quotes them for screen readers. */
export function MarkedAnswer({
  text,
  points,
  score,
}: {
  text: string;
  /** The points whose marks are shown. */
  points: readonly AnswerPoint[];
  score: AnswerScore;
}) {
  return (
    <p dir="auto" lang={score.language} className="leading-loose whitespace-pre-wrap wrap-anywhere">
      {piecesOf(text, points, score).map(({ text: words, from, isEarned, isLost }) =>
        isEarned || isLost ? (
          <mark
            key={from}
            className={classes(
              "rounded-xs text-ink underline decoration-2 underline-offset-4",
              isLost ? "bg-rust-soft decoration-rust decoration-wavy" : "bg-pine-soft decoration-pine",
            )}
          >
            {words}
          </mark>
        ) : (
          <span key={from}>{words}</span>
        ),
      )}
    </p>
  );
}
