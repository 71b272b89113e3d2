import type { PostingAsk, Preparation } from "@waymark/contract/interviews-preparation";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { TextRouteLink } from "../../../lib/navigation/links.tsx";
import { Badge, type BadgeTone } from "../../../ui/badge.tsx";
import { TextButton } from "../../../ui/button/link-button.tsx";
import { GroupEmpty } from "../../../ui/group.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { listClass, Part } from "./page-parts.tsx";

const tones: Readonly<Record<PostingAsk["status"], BadgeTone>> = {
  shown: "pine",
  partly: "amber",
  listed: "amber",
  missing: "rust",
  near: "grey",
  unread: "grey",
};

/** The posting's requirements: answered ones, unanswered ones, and sentences without a recognised term. */
export function Requirements({ preparation }: { preparation: Preparation }) {
  const { t } = useTranslation();
  const { asks, posting, resume, interview } = preparation;
  const answered = asks.filter(({ status }) => ["shown", "partly", "listed"].includes(status));
  const open = asks.filter(({ status }) => status === "missing");
  const unread = asks.filter(({ status }) => status === "near" || status === "unread");
  return (
    <>
      <Part
        title={t("interviews-preparation.section.answered")}
        hint={resume && t("interviews-preparation.asks.from", { resume: resume.name })}
      >
        {resume === null && <Notice tone="info">{t("interviews-preparation.asks.noResume")}</Notice>}
        {posting?.hasText === false && (
          <Notice tone="info">
            {t("interviews-preparation.asks.noText")}{" "}
            <TextRouteLink
              to="/dashboard"
              search={{ section: "applications", item: interview.applicationId }}
            >
              {t("interviews-preparation.asks.toApplication")}
            </TextRouteLink>
          </Notice>
        )}
        {posting?.hasText !== false && answered.length === 0 && (
          <GroupEmpty>{t("interviews-preparation.asks.none")}</GroupEmpty>
        )}
        <AskList asks={answered} most={8} />
      </Part>
      {open.length > 0 && (
        <Part
          title={t("interviews-preparation.section.open")}
          hint={t("interviews-preparation.asks.openHint")}
          aside={
            <TextRouteLink to="/dashboard" search={{ section: "cover-letters", view: "stories" }}>
              {t("interviews-preparation.asks.addStory")}
            </TextRouteLink>
          }
        >
          <AskList asks={open} most={6} />
        </Part>
      )}
      {unread.length > 0 && (
        <Part
          title={t("interviews-preparation.section.unread")}
          hint={t("interviews-preparation.asks.unreadHint")}
        >
          <AskList asks={unread} most={4} />
        </Part>
      )}
    </>
  );
}

function AskList({ asks, most }: { asks: readonly PostingAsk[]; most: number }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  if (asks.length === 0) return null;
  const shown = isOpen ? asks : asks.slice(0, most);
  return (
    <>
      <ul className={listClass}>
        {shown.map((ask) => (
          <Ask key={ask.words} ask={ask} />
        ))}
      </ul>
      {shown.length < asks.length && (
        <TextButton className="justify-self-start text-sm" onClick={() => setOpen(true)}>
          {t("interviews-preparation.asks.more", { count: asks.length - shown.length })}
        </TextButton>
      )}
    </>
  );
}

function Ask({ ask: { words, need, status, terms, proofs } }: { ask: PostingAsk }) {
  const { t } = useTranslation();
  const missing = status === "partly" ? terms.filter((term) => term.status === "missing") : [];
  return (
    <li className="grid gap-2 p-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1.5">
        <p className="min-w-0 flex-1 basis-56 text-[0.9375rem] font-medium text-pretty wrap-anywhere">
          {words}
        </p>
        <span className="flex flex-wrap gap-1.5">
          {need === "nice" && <Badge>{t("interviews-preparation.asks.nice")}</Badge>}
          <Badge tone={tones[status]}>{t(`interviews-preparation.asks.status.${status}`)}</Badge>
        </span>
      </div>
      {proofs.map(({ from, id, text }) => (
        <p
          key={`${from}${id}${text}`}
          className="border-l-2 border-pine pl-3 text-[0.9375rem] text-pretty wrap-anywhere"
        >
          <span className="mr-1.5 text-sm text-muted">
            {t(`interviews-preparation.asks.${from}`)}
            {":"}
          </span>
          {text}
        </p>
      ))}
      {missing.length > 0 && (
        <p className="text-sm text-muted">
          {t("interviews-preparation.asks.missingTerms", {
            terms: missing.map(({ term }) => term).join(", "),
          })}
        </p>
      )}
      {status === "listed" && (
        <p className="text-sm text-muted">{t("interviews-preparation.asks.listedHint")}</p>
      )}
    </li>
  );
}
