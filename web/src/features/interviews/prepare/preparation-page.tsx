import type { InterviewNotes } from "@waymark/contract/interviews-notes";
import type { Preparation } from "@waymark/contract/interviews-preparation";
import { type Language, languages } from "@waymark/contract/values";
import { ClipboardCheck, Download, Play, StickyNote } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { CallError } from "../../../lib/api/call.ts";
import { OpenFailed } from "../../../lib/api/open-failed.tsx";
import { reasonOf } from "../../../lib/api/reason-of.ts";
import { languageNames } from "../../../lib/language/language-names.ts";
import { ButtonRouteLink } from "../../../lib/navigation/links.tsx";
import { Button } from "../../../ui/button/button.tsx";
import { TextLink } from "../../../ui/button/link-button.tsx";
import { ChoiceField } from "../../../ui/form/choice-field.tsx";
import { toast } from "../../../ui/overlay/toast.ts";
import { RowsSkeleton } from "../../../ui/rows.tsx";
import { PracticeLocked } from "../practice/practice-home.tsx";
import { BackToInterviews, nameOfJob, WhenLines } from "./page-parts.tsx";
import { downloadPreparation, useFollowPreparation, useNotesOf, usePreparation } from "./queries.ts";
import { BackList, LikelyList } from "./questions.tsx";
import { Requirements } from "./requirements.tsx";
import { ChecklistPanel, CompanyPanel, RoutePanel } from "./side-panels.tsx";
import { SaveLine, useInterviewNotes } from "./use-interview-notes.tsx";

export function PreparationPage({ id, userId }: { id: string; userId: string }) {
  const { t } = useTranslation();
  useFollowPreparation();
  const [language, setLanguage] = useState<Language | null>(null);
  const preparation = usePreparation(id, language);
  const notes = useNotesOf(id);
  const failed = preparation.error ?? notes.error;
  const isLocked = failed instanceof CallError && failed.code === "plan_required";
  return (
    <div className="grid grid-cols-1 gap-6">
      <BackToInterviews />
      {isLocked && <PracticeLocked reason={reasonOf(failed)} />}
      {failed !== null && !isLocked && (
        <OpenFailed
          error={failed}
          text={t("interviews-preparation.failed", { reason: reasonOf(failed) })}
          onRetry={() => void Promise.all([preparation.refetch(), notes.refetch()])}
        />
      )}
      {failed === null && (preparation.data === undefined || notes.data === undefined) && (
        <RowsSkeleton label={t("interviews-preparation.loading")} />
      )}
      {preparation.data !== undefined && notes.data !== undefined && (
        <Page
          key={id}
          preparation={preparation.data}
          notes={notes.data}
          userId={userId}
          onLanguage={setLanguage}
        />
      )}
    </div>
  );
}

function Page({
  preparation,
  notes: saved,
  userId,
  onLanguage,
}: {
  preparation: Preparation;
  notes: InterviewNotes;
  userId: string;
  onLanguage: (language: Language) => void;
}) {
  const { t } = useTranslation();
  const notes = useInterviewNotes(saved, userId);
  const { interview, company, checklist, language } = preparation;
  return (
    <>
      <Head preparation={preparation} />
      <div className="grid grid-cols-1 items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid min-w-0 grid-cols-1 gap-8">
          <Requirements preparation={preparation} />
          <div className="max-w-xs">
            <ChoiceField
              label={t("interviews-preparation.language")}
              value={language}
              values={languages}
              nameOf={(one) => languageNames[one]}
              onChange={onLanguage}
            />
          </div>
          <LikelyList preparation={preparation} />
          <BackList preparation={preparation} notes={notes} />
        </div>
        <aside
          aria-label={t("interviews-preparation.section.checklist")}
          className="grid min-w-0 grid-cols-1 gap-8"
        >
          <SaveLine saver={notes.saver} />
          <RoutePanel preparation={preparation} notes={notes} />
          <ChecklistPanel items={checklist} notes={notes} />
          {company !== null && <CompanyPanel company={company} />}
        </aside>
      </div>
      {interview.notes !== "" && <p className="whitespace-pre-line wrap-anywhere">{interview.notes}</p>}
    </>
  );
}

/** Title, time, place and people of the interview, and links. */
function Head({ preparation }: { preparation: Preparation }) {
  const { t } = useTranslation();
  const { interview, timeZone, posting } = preparation;
  const people = interview.people.map(({ name, role }) => (role ? `${name} (${role})` : name)).join(", ");
  return (
    <header className="grid gap-4">
      <div className="grid gap-2">
        <h1 className="text-[1.75rem] text-balance wrap-anywhere sm:text-3xl">
          {t("interviews-preparation.title", { name: nameOfJob(interview) })}
        </h1>
        <p className="text-muted">
          {[t(`interviews.kind.${interview.kind}`), interview.title, people].filter(Boolean).join(" · ")}
        </p>
        <WhenLines interview={interview} timeZone={timeZone} />
        {interview.link !== "" && (
          <TextLink href={interview.link} target="_blank" rel="noreferrer" className="justify-self-start">
            {t("interviews.join")}
          </TextLink>
        )}
        {posting !== null && posting.url !== "" && (
          <TextLink
            href={posting.url}
            target="_blank"
            rel="noreferrer"
            className="justify-self-start text-sm"
          >
            {posting.title}
          </TextLink>
        )}
      </div>
      <Ways preparation={preparation} />
    </header>
  );
}

function Ways({ preparation }: { preparation: Preparation }) {
  const { t } = useTranslation();
  const { interview, language } = preparation;
  const [isMaking, setMaking] = useState(false);
  const download = async () => {
    setMaking(true);
    const paper = /^en-(?:US|CA)|^(?:es-MX|fr-CA)/.test(navigator.language) ? "letter" : "a4";
    await downloadPreparation(interview.id, language, paper, "interview.pdf").catch((error: unknown) =>
      toast({
        title: t("interviews-preparation.act.pdfFailed"),
        description: reasonOf(error),
        variant: "destructive",
      }),
    );
    setMaking(false);
  };
  const at = (view: "cues" | "debrief") => ({ section: "interviews", view, item: interview.id }) as const;
  return (
    <div className="flex flex-wrap gap-2.5">
      <ButtonRouteLink
        to="/dashboard"
        search={{ section: "ai-buddy", ask: "new", item: `interview:${interview.id}` }}
      >
        <Play aria-hidden="true" className="size-4.5" />
        {t("interviews-preparation.act.practise")}
      </ButtonRouteLink>
      <Button
        variant="secondary"
        busy={isMaking}
        onClick={() => void download()}
        title={t("interviews-preparation.act.pdfHint")}
      >
        <Download aria-hidden="true" className="size-4.5" />
        {t("interviews-preparation.act.pdf")}
      </Button>
      <ButtonRouteLink variant="secondary" to="/dashboard" search={at("cues")}>
        <StickyNote aria-hidden="true" className="size-4.5" />
        {t("interviews-preparation.act.cues")}
      </ButtonRouteLink>
      <ButtonRouteLink variant="secondary" to="/dashboard" search={at("debrief")}>
        <ClipboardCheck aria-hidden="true" className="size-4.5" />
        {t("interviews-preparation.act.debrief")}
      </ButtonRouteLink>
    </div>
  );
}
