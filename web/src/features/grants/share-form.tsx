import { type GrantNoun, type GrantRight, grantNouns, hasItem, rightsOf } from "@waymark/contract/grants";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { reasonOf } from "../../lib/api/reason-of.ts";
import { Button } from "../../ui/button/button.tsx";
import { ChoiceField } from "../../ui/form/choice-field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { toast } from "../../ui/overlay/toast.ts";
import { useGive } from "./queries.ts";

/** A thing that can be shared, by id and title. */
export interface Shareable {
  readonly id: string;
  readonly name: string;
}
export type Shareables = Readonly<Record<"application" | "resume" | "letter", readonly Shareable[]>>;
export interface TeamMate {
  readonly userId: string;
  readonly displayName: string;
}

/** Lengths of a grant in days; null until it is taken back. */
const spans = { open: null, week: 7, month: 28, quarter: 91 } as const;
type Span = keyof typeof spans;
const spanIds: readonly Span[] = ["open", "week", "month", "quarter"];
const dayMs = 86_400_000;

const isShareable = (noun: GrantNoun): noun is keyof Shareables => hasItem(noun);

interface Draft {
  readonly to: string;
  readonly noun: GrantNoun;
  readonly itemId: string | null;
  readonly right: GrantRight;
  readonly span: Span;
}

/** Lets a member of the team see or do something with one's own things. */
export function ShareForm({
  teamId,
  mates,
  shareables,
}: {
  teamId: string;
  mates: readonly TeamMate[];
  shareables: Shareables;
}) {
  const { t } = useTranslation();
  const give = useGive(teamId);
  const [draft, setDraft] = useState<Draft>({
    to: mates[0]?.userId ?? "",
    noun: "board",
    itemId: null,
    right: "see",
    span: "open",
  });
  const change = (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part }));
  const { to, noun, right, span } = draft;
  const items = isShareable(noun) ? shareables[noun] : [];
  const itemId = (items.find(({ id }) => id === draft.itemId) ?? items[0])?.id ?? null;
  const isMissing = isShareable(noun) && itemId === null;
  const rights = rightsOf[noun];
  const submit = () => {
    const days = spans[span];
    const until = days === null ? null : new Date(Date.now() + days * dayMs).toISOString();
    const known = rights.includes(right) ? right : "see";
    give.mutate(
      { to, noun, itemId, right: known, until },
      {
        onSuccess: ({ grant }) =>
          toast({ title: t("grants.given", { name: grant.to.displayName, what: t(`grants.noun.${noun}`) }) }),
      },
    );
  };
  return (
    <form
      className="grid grid-cols-1 gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isMissing) submit();
      }}
    >
      <ShareFields mates={mates} items={items} draft={{ ...draft, itemId }} onChange={change} />
      {isMissing && <Notice tone="info">{t(`grants.none.${noun}`)}</Notice>}
      {give.error && <Notice>{reasonOf(give.error)}</Notice>}
      <div>
        <Button type="submit" busy={give.isPending} disabled={isMissing || to === ""}>
          {t("grants.form.submit")}
        </Button>
      </div>
    </form>
  );
}

function ShareFields({
  mates,
  items,
  draft,
  onChange,
}: {
  mates: readonly TeamMate[];
  items: readonly Shareable[];
  draft: Draft;
  onChange: (part: Partial<Draft>) => void;
}) {
  const { t } = useTranslation();
  const { noun, itemId, right } = draft;
  const rights = rightsOf[noun];
  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
      <ChoiceField
        label={t("grants.form.to")}
        value={draft.to}
        values={mates.map(({ userId }) => userId)}
        nameOf={(id) => mates.find(({ userId }) => userId === id)?.displayName ?? ""}
        onChange={(to) => onChange({ to })}
      />
      <ChoiceField
        label={t("grants.form.noun")}
        value={noun}
        values={grantNouns}
        nameOf={(one) => t(`grants.noun.${one}`)}
        onChange={(next) => onChange({ noun: next })}
        hint={t(`grants.nounText.${noun}`)}
      />
      {itemId !== null && (
        <ChoiceField
          label={t("grants.form.item")}
          value={itemId}
          values={items.map(({ id }) => id)}
          nameOf={(id) => items.find((item) => item.id === id)?.name ?? ""}
          onChange={(id) => onChange({ itemId: id })}
        />
      )}
      {rights.length > 1 && (
        <ChoiceField
          label={t("grants.form.right")}
          value={rights.includes(right) ? right : "see"}
          values={rights}
          nameOf={(one) => t(`grants.right.${one}`)}
          onChange={(next) => onChange({ right: next })}
        />
      )}
      <ChoiceField
        label={t("grants.form.span")}
        value={draft.span}
        values={spanIds}
        nameOf={(one) => t(`grants.span.${one}`)}
        onChange={(span) => onChange({ span })}
      />
    </div>
  );
}
