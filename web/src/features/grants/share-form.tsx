import { type GrantNoun, type GrantRight, grantNouns, hasItem, rightsOf } from "@waymark/contract/grants";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { reasonOf } from "../../lib/api/reason-of.ts";
import { Button } from "../../ui/button/button.tsx";
import { ChoiceField } from "../../ui/form/choice-field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { toast } from "../../ui/overlay/toast.ts";
import { useGive } from "./queries.ts";

/** What a person can choose from, by id and title. */
export interface Shareable {
  readonly id: string;
  readonly name: string;
}
export type Shareables = Readonly<Record<"application" | "resume" | "letter", readonly Shareable[]>>;
export interface TeamMate {
  readonly userId: string;
  readonly displayName: string;
}

/** How long a grant lasts, in days; null until it is taken back. */
const spans = { open: null, week: 7, month: 28, quarter: 91 } as const;
type Span = keyof typeof spans;
const spanIds: readonly Span[] = ["open", "week", "month", "quarter"];
const dayMs = 86_400_000;

const isShareable = (noun: GrantNoun): noun is keyof Shareables => hasItem(noun);

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
  const [to, setTo] = useState(mates[0]?.userId ?? "");
  const [noun, setNoun] = useState<GrantNoun>("board");
  const [chosen, setChosen] = useState("");
  const [right, setRight] = useState<GrantRight>("see");
  const [span, setSpan] = useState<Span>("open");
  const items = isShareable(noun) ? shareables[noun] : [];
  const itemId = isShareable(noun) ? (items.find(({ id }) => id === chosen)?.id ?? items[0]?.id ?? null) : null;
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
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <ChoiceField
          label={t("grants.form.to")}
          value={to}
          values={mates.map(({ userId }) => userId)}
          nameOf={(id) => mates.find(({ userId }) => userId === id)?.displayName ?? ""}
          onChange={setTo}
        />
        <ChoiceField
          label={t("grants.form.noun")}
          value={noun}
          values={grantNouns}
          nameOf={(one) => t(`grants.noun.${one}`)}
          onChange={setNoun}
          hint={t(`grants.nounText.${noun}`)}
        />
        {itemId !== null && (
          <ChoiceField
            label={t("grants.form.item")}
            value={itemId}
            values={items.map(({ id }) => id)}
            nameOf={(id) => items.find((item) => item.id === id)?.name ?? ""}
            onChange={setChosen}
          />
        )}
        {rights.length > 1 && (
          <ChoiceField
            label={t("grants.form.right")}
            value={rights.includes(right) ? right : "see"}
            values={rights}
            nameOf={(one) => t(`grants.right.${one}`)}
            onChange={setRight}
          />
        )}
        <ChoiceField
          label={t("grants.form.span")}
          value={span}
          values={spanIds}
          nameOf={(one) => t(`grants.span.${one}`)}
          onChange={setSpan}
        />
      </div>
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
