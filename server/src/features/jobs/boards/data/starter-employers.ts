import type { BoardKind } from "@waymark/domain/jobs/boards";

/** An employer whose public board is fetched from the first start on. Facts only: who, where, what trade, which board. */
export interface StarterEmployer {
  readonly employer: string;
  readonly country: string;
  readonly trade:
    | "hospital"
    | "school"
    | "logistics"
    | "retail"
    | "craft"
    | "public"
    | "hotel"
    | "technology";
  readonly kind: BoardKind;
  readonly slug: string;
}

export const starterEmployers: readonly StarterEmployer[] = [];
