import { type Card, createEmptyCard, fsrs, type Grade, generatorParameters, Rating } from "ts-fsrs";

/** State of one question between two practices (an FSRS card), in plain values that can be stored. */
export interface Memory {
  /** When it is to be asked again. */
  readonly due: Date;
  /** Days after which nine of ten people still know it. */
  readonly stability: number;
  /** 1 (easy) to 10. */
  readonly difficulty: number;
  readonly practised: number;
  /** Number of times that a known answer was weak again. */
  readonly lapses: number;
  readonly last: Date;
}

// Days, not minutes: an answer is practised again on another day. No chance in the dates, so that they can be explained.
const scheduler = fsrs(
  generatorParameters({ enable_fuzz: false, enable_short_term: false, maximum_interval: 180 }),
);

/** The grade of a total from 0 to 100. */
function gradeOf(total: number): Grade {
  if (total < 40) return Rating.Again;
  if (total < 60) return Rating.Hard;
  return total < 85 ? Rating.Good : Rating.Easy;
}

/** When a question should be practised again after an answer with this total; a weak one comes back first. */
export function nextPractice(before: Memory | null, total: number, now: Date): Memory {
  const card = before === null ? createEmptyCard(now) : cardOf(before);
  const { card: next } = scheduler.next(card, now, gradeOf(total));
  return {
    due: next.due,
    stability: next.stability,
    difficulty: next.difficulty,
    practised: next.reps,
    lapses: next.lapses,
    last: now,
  };
}

function cardOf({ due, stability, difficulty, practised, lapses, last }: Memory): Card {
  const days = Math.max(0, Math.round((due.getTime() - last.getTime()) / 86_400_000));
  return {
    ...createEmptyCard(last),
    due,
    stability,
    difficulty,
    scheduled_days: days,
    reps: practised,
    lapses,
    state: 2,
    last_review: last,
  };
}
