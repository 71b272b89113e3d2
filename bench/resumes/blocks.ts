/** Text in one style. */
export interface Run {
  readonly text: string;
  readonly bold?: boolean;
  readonly italic?: boolean;
}

/** A drawn resume, before it is printed: every printer knows all kinds of blocks. */
export type Block =
  | {
      readonly kind: "line";
      readonly runs: readonly Run[];
      /** Relative to the running text. */
      readonly size?: number;
      readonly align?: "left" | "center" | "right";
    }
  /** Two texts on one line, one of them at the right margin. */
  | { readonly kind: "spread"; readonly left: readonly Run[]; readonly right: readonly Run[] }
  | { readonly kind: "heading"; readonly text: string; readonly look: HeadingLook }
  /** `mark` is null for a real list of the format. */
  | { readonly kind: "list"; readonly items: readonly string[]; readonly mark: string | null }
  /** Cells side by side; `widths` in parts of the whole width. */
  | {
      readonly kind: "grid";
      readonly widths: readonly number[];
      readonly rows: readonly (readonly (readonly Block[])[])[];
      readonly ruled: boolean;
    }
  /** Columns of the whole page. */
  | {
      readonly kind: "columns";
      readonly widths: readonly number[];
      readonly cells: readonly (readonly Block[])[];
      readonly shaded: number | null;
    }
  /** A drawn level of one to four. */
  | { readonly kind: "meter"; readonly text: string; readonly level: number; readonly as: "bar" | "dots" }
  | { readonly kind: "rule" }
  | { readonly kind: "gap" }
  | { readonly kind: "photo" }
  | { readonly kind: "page" };

export type HeadingLook = "bold" | "capitals" | "bar" | "underlined" | "between-rules" | "coloured" | "plain";

/** A drawn resume with what stands at the head and the foot of its pages. */
export interface Drawing {
  readonly language: string;
  readonly blocks: readonly Block[];
  readonly header: string;
  readonly footer: string;
  readonly typeface: "sans" | "serif" | "humanist" | "old-style";
}

export const text = (value: string, style: Omit<Run, "text"> = {}): Run => ({ text: value, ...style });
export const line = (value: string, style: Omit<Run, "text"> = {}): Block => ({
  kind: "line",
  runs: [text(value, style)],
});
