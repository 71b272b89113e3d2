import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Tabs } from "../../../ui/tabs.tsx";
import { QuestionBank } from "./bank/question-bank.tsx";
import { JudgingPage } from "./judging-page.tsx";
import { MockPage } from "./mock/mock-page.tsx";
import { PracticeHome } from "./practice-home.tsx";
import { useFollowPractice } from "./queries.ts";
import { RightsPage } from "./rights-page.tsx";
import { type KnownJob, type Planned, StartForm } from "./start-form.tsx";

/** The place within the section that the address names. */
export interface BuddyPlace {
  /** A mock interview, a question of the bank, or a country. */
  readonly item?: string | undefined;
  readonly view?: string | undefined;
  /** `new`: the set-up of a mock interview. */
  readonly ask?: string | undefined;
}

export interface BuddyProps {
  place: BuddyPlace;
  /** Goes to another place of the section. `replace` when 'Back' should not return here. */
  onGo: (to: BuddyPlace & { replace?: boolean }) => void;
  userId: string;
  jobs: readonly KnownJob[];
  /** The subject of the new mock interview, when another page asked for it. */
  planned: Planned;
  /** Picks a role of the catalogue; another feature's. */
  rolePicker: (onChoose: (role: { id: string; title: string }) => void) => ReactNode;
}

const tabs = ["practice", "questions", "judging", "rights"] as const;

/** Interview Buddy: practice, the bank of questions, how answers are judged, and what need not be answered. */
export function BuddySection(props: BuddyProps) {
  const { place, onGo, userId, jobs, planned, rolePicker } = props;
  useFollowPractice();
  if (place.ask === "new")
    return (
      <StartForm
        jobs={jobs}
        planned={planned}
        rolePicker={rolePicker}
        onStarted={(id) => onGo({ item: id, view: "mock", replace: true })}
        onBack={() => onGo({ replace: true })}
      />
    );
  if (place.view === "mock" && place.item !== undefined)
    return <MockPage key={place.item} id={place.item} userId={userId} onGo={onGo} />;
  return <SectionTabs {...props} />;
}

function SectionTabs({ place, onGo, rolePicker }: BuddyProps) {
  const { t } = useTranslation();
  return (
    <div className="grid grid-cols-1 gap-5">
      <h1 className="text-[1.75rem] sm:text-3xl">{t("app-shell.section.ai-buddy")}</h1>
      <Tabs
        label={t("interviews-buddy.tabs.label")}
        value={tabs.find((tab) => tab === place.view) ?? "practice"}
        onValueChange={(tab) => onGo({ ...(tab === "practice" ? {} : { view: tab }), replace: true })}
        className="grid-cols-1"
        items={[
          {
            id: "practice",
            label: t("interviews-buddy.tabs.practice"),
            content: <PracticeHome onGo={onGo} />,
          },
          {
            id: "questions",
            label: t("interviews-buddy.tabs.questions"),
            content: (
              <QuestionBank
                open={place.view === "questions" ? place.item : undefined}
                onOpen={(item) => onGo({ view: "questions", ...(item ? { item } : {}), replace: true })}
                onPractise={(item) => onGo({ ask: "new", item: `question:${item}` })}
                rolePicker={rolePicker}
              />
            ),
          },
          { id: "judging", label: t("interviews-buddy.tabs.judging"), content: <JudgingPage /> },
          {
            id: "rights",
            label: t("interviews-buddy.tabs.rights"),
            content: (
              <RightsPage
                country={place.view === "rights" ? place.item : undefined}
                onCountry={(item) => onGo({ view: "rights", item, replace: true })}
              />
            ),
          },
        ]}
      />
    </div>
  );
}
