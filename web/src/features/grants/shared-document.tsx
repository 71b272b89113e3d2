import type { GrantRight } from "@waymark/contract/grants";
import { type DocumentField, fieldsOfLetter, fieldsOfResume } from "@waymark/domain/comments/document-fields";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { formatInstant } from "../../lib/format.ts";
import { type Place, useSharedLetter, useSharedResume } from "./queries.ts";
import { Shared } from "./shared-state.tsx";

/** A resume or a letter as others see it. */
export interface SharedPaper {
  readonly kind: "resume" | "letter";
  readonly id: string;
  readonly name: string;
  readonly version: number;
  readonly fields: readonly DocumentField[];
  readonly right: GrantRight;
}

/** Somebody's resume, drawn by the given view. */
export function SharedResume({
  place,
  id,
  view,
}: {
  place: Place;
  id: string;
  view: (paper: SharedPaper) => ReactNode;
}) {
  return (
    <Shared query={useSharedResume(place, id)} paper={{ teamId: place.teamId, thingId: id }}>
      {({ resume, right }) => (
        <Paper name={resume.name} updatedAt={resume.updatedAt}>
          {view({
            kind: "resume",
            ...{ id, name: resume.name, version: resume.version, right },
            fields: fieldsOfResume(resume.content),
          })}
        </Paper>
      )}
    </Shared>
  );
}

/** Somebody's letter, drawn by the given view. */
export function SharedLetter({
  place,
  id,
  view,
}: {
  place: Place;
  id: string;
  view: (paper: SharedPaper) => ReactNode;
}) {
  return (
    <Shared query={useSharedLetter(place, id)} paper={{ teamId: place.teamId, thingId: id }}>
      {({ letter, right }) => (
        <Paper name={letter.name} updatedAt={letter.updatedAt}>
          {view({
            kind: "letter",
            ...{ id, name: letter.name, version: letter.version, right },
            fields: fieldsOfLetter(letter.content),
          })}
        </Paper>
      )}
    </Shared>
  );
}

function Paper({ name, updatedAt, children }: { name: string; updatedAt: string; children: ReactNode }) {
  const { t, i18n } = useTranslation();
  return (
    <article className="grid grid-cols-1 gap-4">
      <header className="grid gap-0.5">
        <p className="text-lg font-semibold wrap-anywhere">{name}</p>
        <p className="tabular text-sm text-muted">
          {t("grants.changed", { at: formatInstant(updatedAt, i18n.language) })}
        </p>
      </header>
      {children}
    </article>
  );
}
