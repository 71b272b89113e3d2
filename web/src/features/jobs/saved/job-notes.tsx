import { type SavedJob, savedJobNotesLength, savedJobTags } from "@waymark/contract/jobs-saved";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { CallError } from "../../../lib/api/call.ts";
import { useStoredUser } from "../../../lib/session/session.tsx";
import { Button } from "../../../ui/button/button.tsx";
import { ChipsInput } from "../../../ui/form/chips-input.tsx";
import { Field } from "../../../ui/form/field.tsx";
import { Textarea } from "../../../ui/form/input.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { useReplaceSaved, writeSavedJob } from "./queries.ts";
import { useNotes } from "./use-notes.ts";

/** The person's tags and notes on a saved job, saved as they are typed. */
export function JobNotes({ saved }: { saved: SavedJob }) {
  return (
    <div className="grid gap-5 rounded-lg bg-sunk p-4 sm:grid-cols-2">
      <Notes saved={saved} />
      <Tags saved={saved} />
    </div>
  );
}

function Notes({ saved }: { saved: SavedJob }) {
  const { t } = useTranslation();
  const { text, state, saver, change } = useNotes(saved);
  const shown = {
    saved: "saved",
    changed: "changed",
    saving: "changed",
    offline: "failing",
    failed: "failed",
    conflict: "clash",
  }[state.kind];
  return (
    <div className="grid content-start gap-3">
      <Field
        label={t("jobs-saved.notes.label")}
        aside={
          <span role="status" className={`text-sm ${/^fail/.test(shown) ? "text-rust" : "text-muted"}`}>
            {text === "" && shown === "saved" ? "" : t(`jobs-saved.notes.${shown}`)}
          </span>
        }
      >
        <Textarea
          rows={4}
          value={text}
          maxLength={savedJobNotesLength}
          placeholder={t("jobs-saved.notes.hint")}
          onChange={(event) => change(event.target.value)}
          onBlur={() => void saver.flush()}
        />
      </Field>
      {state.kind === "conflict" && (
        <Notice>
          <span className="grid gap-2">
            {t("jobs-saved.notes.clashText")}
            <q className="whitespace-pre-line text-ink wrap-anywhere">
              {String(state.conflicts[0]?.theirs ?? "")}
            </q>
            <span className="flex flex-wrap gap-2">
              <Button size="sm" variant="secondary" onClick={() => saver.choose({ "": "mine" })}>
                {t("jobs-saved.notes.keepMine")}
              </Button>
              <Button size="sm" variant="secondary" onClick={() => saver.choose({ "": "theirs" })}>
                {t("jobs-saved.notes.takeOther")}
              </Button>
            </span>
          </span>
        </Notice>
      )}
    </div>
  );
}

function Tags({ saved }: { saved: SavedJob }) {
  const { t } = useTranslation();
  const replace = useReplaceSaved();
  const userId = useStoredUser()?.id ?? "";
  const [problem, setProblem] = useState("");
  const change = async (asked: string[]) => {
    const tags = asked.map((tag) => tag.slice(0, savedJobTags.length)).slice(0, savedJobTags.atMost);
    setProblem(asked.length > tags.length ? t("jobs-saved.tags.most", { count: savedJobTags.atMost }) : "");
    replace({ ...saved, tags });
    try {
      // Without a version, so that the last change wins.
      replace(await writeSavedJob(saved.job.id, { tags }, userId));
    } catch (error) {
      replace(saved);
      setProblem(error instanceof CallError ? error.error : t("jobs-saved.tryAgain"));
    }
  };
  return (
    <Field label={t("jobs-saved.tags.label")} hint={t("jobs-saved.tags.hint")} error={problem || undefined}>
      <ChipsInput values={saved.tags} onChange={(tags) => void change(tags)} />
    </Field>
  );
}
