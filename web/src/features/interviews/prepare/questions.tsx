import type { BackQuestion, LikelyQuestion, Preparation } from "@waymark/contract/interviews-preparation";
import type { TFunction } from "i18next";
import { Plus, X } from "lucide-react";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { TextRouteLink } from "../../../lib/navigation/links.tsx";
import { newUuid } from "../../../lib/uuid.ts";
import { Button, IconButton } from "../../../ui/button/button.tsx";
import { Field } from "../../../ui/form/field.tsx";
import { Input } from "../../../ui/form/input.tsx";
import { toast } from "../../../ui/overlay/toast.ts";
import { listClass, Part } from "./page-parts.tsx";
import type { NotesEditor } from "./use-interview-notes.tsx";

/** The words of a likely question; one about a gap has none of its own. */
export const textOfLikely = ({ id, text, words }: LikelyQuestion, t: TFunction): string =>
  id === null ? t("interviews-preparation.gapQuestion", { term: words }) : text;

export function LikelyList({ preparation }: { preparation: Preparation }) {
  const { t, i18n } = useTranslation();
  const { questions, role, country, language } = preparation;
  const land =
    country === null ? null : new Intl.DisplayNames([i18n.language], { type: "region" }).of(country);
  return (
    <Part
      title={t("interviews-preparation.section.questions")}
      hint={t("interviews-preparation.questionsHint")}
    >
      <ol className={listClass}>
        {questions.map((question) => (
          <li key={`${question.id} ${question.words}`} className="grid gap-1 p-4">
            <p lang={question.id === null ? undefined : language} className="font-medium text-pretty">
              {question.id === null ? (
                textOfLikely(question, t)
              ) : (
                <TextRouteLink
                  to="/dashboard"
                  search={{ section: "ai-buddy", view: "questions", item: question.id }}
                  className="text-ink! font-medium"
                >
                  {question.text}
                </TextRouteLink>
              )}
            </p>
            <p className="text-sm text-muted">
              {[
                t(`interviews-preparation.why.${question.reason}`, {
                  words: question.words,
                  role: role?.title ?? "",
                }),
                question.competency,
                question.lastTotal === null
                  ? ""
                  : t("interviews-preparation.lastTotal", { total: question.lastTotal }),
              ]
                .filter(Boolean)
                .join(" · ")}
            </p>
          </li>
        ))}
      </ol>
      <TextRouteLink
        to="/dashboard"
        search={{ section: "ai-buddy", view: "rights", ...(country === null ? {} : { item: country }) }}
        className="justify-self-start text-sm"
      >
        {land
          ? t("interviews-preparation.privateHint", { country: land })
          : t("interviews-preparation.privateAnywhere")}
      </TextRouteLink>
    </Part>
  );
}

function whyBack({ id, reason, count }: BackQuestion, t: TFunction): string {
  if (reason !== "seen") return t(`interviews-preparation.backWhy.${reason}`);
  return id === "reposted"
    ? t("interviews-preparation.backWhy.reposted", { count })
    : t("interviews-preparation.backWhy.growth", { count });
}

const mostOwn = 20;

/** Questions to ask the employer: the person's own, then ours with their reasons. */
export function BackList({ preparation, notes }: { preparation: Preparation; notes: NotesEditor }) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState("");
  const { ownBack } = notes.value;
  const add = (event: FormEvent) => {
    event.preventDefault();
    const text = typed.trim();
    if (text === "") return;
    notes.change({ ownBack: [...ownBack, { id: newUuid(), text: text.slice(0, 300) }] });
    setTyped("");
  };
  const remove = (own: (typeof ownBack)[number]) => {
    notes.change({ ownBack: ownBack.filter(({ id }) => id !== own.id) });
    toast({
      title: t("interviews-notes.removed"),
      description: own.text,
      action: {
        label: t("interviews-notes.undo"),
        run: () => notes.update(({ ownBack: now }) => ({ ownBack: [...now, own].slice(0, mostOwn) })),
      },
    });
  };
  return (
    <Part title={t("interviews-preparation.section.back")}>
      <ul className={listClass}>
        {ownBack.map((own) => (
          <li key={own.id} className="flex items-start gap-2 p-4">
            <span className="min-w-0 flex-1 font-medium text-pretty wrap-anywhere">{own.text}</span>
            <IconButton
              small
              label={t("interviews-preparation.ownBack.remove", { text: own.text })}
              onClick={() => remove(own)}
            >
              <X aria-hidden="true" className="size-4" />
            </IconButton>
          </li>
        ))}
        {preparation.back.map((question) => (
          <li key={question.id} className="grid gap-1 p-4">
            <p className="font-medium text-pretty">{t(`interviews-preparation.back.${question.id}.text`)}</p>
            <p className="text-sm text-muted">{whyBack(question, t)}</p>
          </li>
        ))}
      </ul>
      {ownBack.length < mostOwn && (
        <form onSubmit={add} className="flex items-end gap-2">
          <Field label={t("interviews-preparation.ownBack.label")} className="min-w-0 flex-1">
            <Input value={typed} maxLength={300} onChange={(event) => setTyped(event.target.value)} />
          </Field>
          <Button type="submit" variant="secondary">
            <Plus aria-hidden="true" className="size-4" />
            {t("interviews-preparation.ownBack.add")}
          </Button>
        </form>
      )}
    </Part>
  );
}
