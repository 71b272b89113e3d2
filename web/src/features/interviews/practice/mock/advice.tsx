import type { Mock, MockAnswer } from "@waymark/contract/interviews-mocks";
import { Sparkles } from "lucide-react";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { reasonOf } from "../../../../lib/api/reason-of.ts";
import { Button } from "../../../../ui/button/button.tsx";
import { Notice } from "../../../../ui/notice.tsx";
import { usePracticeServices } from "../../sound/queries.ts";
import { useAdvice } from "../queries.ts";

/** The model's lines of advice, asked for by the person; nothing where the operator has set up no model. */
export function Advice({ mock, answer }: { mock: Mock; answer: MockAnswer }) {
  const { t } = useTranslation();
  const id = useId();
  const { model } = usePracticeServices();
  const ask = useAdvice(mock.id);
  const { advice } = answer;
  if (model === null && advice.length === 0) return null;
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-3">
      <div className="grid gap-0.5">
        <h3 id={id} className="text-base">
          {t("interviews-buddy.advice.title")}
        </h3>
        <p className="text-sm text-muted text-pretty">{t("interviews-buddy.advice.text")}</p>
      </div>
      {advice.length > 0 && (
        <ul lang={mock.language} className="grid list-disc gap-1.5 pl-5 text-[0.9375rem]">
          {advice.map((line) => (
            <li key={line} className="wrap-anywhere text-pretty">
              {line}
            </li>
          ))}
        </ul>
      )}
      {ask.isSuccess && advice.length === 0 && (
        <Notice tone="info">{t("interviews-buddy.advice.nothing")}</Notice>
      )}
      {ask.isError && <Notice>{reasonOf(ask.error)}</Notice>}
      {model !== null && advice.length === 0 && (
        <Button
          variant="secondary"
          className="justify-self-start"
          busy={ask.isPending}
          onClick={() => ask.mutate(answer.id)}
        >
          <Sparkles aria-hidden="true" className="size-4.5" />
          {t("interviews-buddy.advice.ask")}
        </Button>
      )}
    </section>
  );
}
