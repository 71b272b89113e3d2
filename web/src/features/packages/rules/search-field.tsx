import { type KeyboardEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { reasonOf } from "../../../lib/api/reason-of.ts";
import { Button } from "../../../ui/button/button.tsx";
import { TextButton } from "../../../ui/button/link-button.tsx";
import { Field } from "../../../ui/form/field.tsx";
import { Input, Select } from "../../../ui/form/input.tsx";
import type { RuleForm } from "./rule-fields.tsx";

export interface KnownSearch {
  readonly id: string;
  readonly name: string;
}

export interface Searches {
  /** Undefined while they are loading. */
  readonly list: readonly KnownSearch[] | undefined;
  readonly save: (name: string, words: { query: string; location?: string }) => Promise<KnownSearch>;
}

/** The saved search that a rule stands on: one of those there are, or a new one. */
export function SearchField({ form, searches }: { form: RuleForm; searches: Searches }) {
  const { t } = useTranslation();
  const { draft, change, problems } = form;
  const [isMaking, setMaking] = useState(false);
  const list = searches.list ?? [];
  const choose = (search: KnownSearch | undefined) => {
    const before = list.find(({ id }) => id === draft.searchId);
    // The rule is called as its search until the person names it.
    const isOwnName = draft.name !== "" && draft.name !== before?.name;
    change({ searchId: search?.id ?? "", ...(isOwnName ? {} : { name: search?.name ?? "" }) });
  };
  if (isMaking || searches.list?.length === 0)
    return (
      <NewSearch
        searches={searches}
        problem={problems.searchId}
        onCancel={list.length > 0 ? () => setMaking(false) : undefined}
        onMade={(made) => {
          choose(made);
          setMaking(false);
        }}
      />
    );
  const isGone =
    draft.searchId !== "" && searches.list !== undefined && !list.some(({ id }) => id === draft.searchId);
  return (
    <Field
      label={t("packages.rule.field.searchId")}
      hint={t("packages.rule.hint.searchId")}
      error={isGone ? t("packages.rule.problem.searchGone") : problems.searchId}
      required
      aside={<TextButton onClick={() => setMaking(true)}>{t("packages.rule.newSearch.open")}</TextButton>}
    >
      <Select
        value={draft.searchId}
        onChange={(event) => choose(list.find(({ id }) => id === event.target.value))}
      >
        {(draft.searchId === "" || isGone || searches.list === undefined) && (
          <option value={draft.searchId}>{t("packages.rule.chooseSearch")}</option>
        )}
        {list.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
}

/** Text typed for a new search, and the call that saves it. */
function useNewSearch(searches: Searches, onMade: (search: KnownSearch) => void) {
  const { t } = useTranslation();
  const [query, setQuery] = useState("");
  const [location, setLocation] = useState("");
  const [saving, setSaving] = useState<"no" | "yes" | { reason: string }>("no");
  const place = location.trim();
  const save = async () => {
    if (query.trim() === "") return setSaving({ reason: t("packages.rule.newSearch.empty") });
    setSaving("yes");
    const name = [query.trim(), place].filter((text) => text !== "").join(", ");
    const words = { query: query.trim(), ...(place === "" ? {} : { location: place }) };
    await searches
      .save(name.slice(0, 80), words)
      .then(onMade, (error: unknown) => setSaving({ reason: reasonOf(error) }));
  };
  return { query, setQuery, location, setLocation, saving, save };
}

function NewSearch({
  searches,
  problem,
  onMade,
  onCancel,
}: {
  searches: Searches;
  problem: string | undefined;
  onMade: (search: KnownSearch) => void;
  onCancel: (() => void) | undefined;
}) {
  const { t } = useTranslation();
  const { query, setQuery, location, setLocation, saving, save } = useNewSearch(searches, onMade);
  // The fields stand in the rule's form, which Enter would save.
  const saveOnEnter = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void save();
  };
  return (
    <fieldset className="grid gap-4 rounded-lg bg-sunk p-4">
      <legend className="sr-only">{t("packages.rule.newSearch.title")}</legend>
      <p className="text-sm text-muted">{t("packages.rule.newSearch.text")}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label={t("packages.rule.newSearch.what")}
          required
          error={typeof saving === "object" ? saving.reason : problem}
        >
          <Input
            value={query}
            maxLength={500}
            placeholder={t("packages.rule.newSearch.example")}
            onKeyDown={saveOnEnter}
            onChange={(event) => setQuery(event.target.value)}
          />
        </Field>
        <Field label={t("packages.rule.newSearch.where")}>
          <Input
            value={location}
            maxLength={200}
            onKeyDown={saveOnEnter}
            onChange={(event) => setLocation(event.target.value)}
          />
        </Field>
      </div>
      <span className="flex flex-wrap gap-2.5">
        <Button size="sm" variant="secondary" busy={saving === "yes"} onClick={() => void save()}>
          {t("packages.rule.newSearch.save")}
        </Button>
        {onCancel && (
          <Button size="sm" variant="quiet" onClick={onCancel}>
            {t("common.cancel")}
          </Button>
        )}
      </span>
    </fieldset>
  );
}
