import type { FormAnswer } from "@waymark/contract/packages-forms";
import { Lock } from "lucide-react";
import { memo, type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { Badge } from "../../../ui/badge.tsx";
import { Checkbox } from "../../../ui/form/checkbox.tsx";
import { Field } from "../../../ui/form/field.tsx";
import { Input, Select, Textarea } from "../../../ui/form/input.tsx";
import { isWritable } from "./use-answers.ts";

const longestAnswer = 6_000;

/** Separates the chosen options of one answer. */
const separator = "\n";

interface QuestionProps {
  readonly question: FormAnswer;
  /** The answer as typed here. */
  readonly text: string;
  readonly onChange: (id: string, answer: string) => void;
  /** Says that an answer is missing: the person tried to approve without it. */
  readonly isAsked: boolean;
}

/** A question of the form with its answer, where the answer comes from, and why some are left to the person. */
export const QuestionField = memo(function QuestionField(props: QuestionProps) {
  const { t } = useTranslation();
  const { question, text, isAsked } = props;
  const { label, required, statistics, kind, topic } = question;
  const badge = <Origin question={question} text={text} />;
  if (!isWritable(question))
    return (
      <div className="grid gap-1.5">
        <div className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
          <p className="text-sm font-semibold whitespace-pre-line wrap-anywhere">{label}</p>
          {badge}
        </div>
        <p className="text-sm text-muted">
          {t(statistics ? "packages.answer.statistics" : "packages.answer.file")}
        </p>
      </div>
    );
  if (kind === "choices" && question.options.length > 0) return <Choices {...props} badge={badge} />;
  return (
    <Field
      label={label}
      required={required}
      aside={badge}
      hint={topic !== null && <Locked topic={topic} />}
      error={isAsked && required && text.trim() === "" ? t("packages.answer.missing") : undefined}
    >
      <Control {...props} />
    </Field>
  );
});

function Control({ question: { id, kind, options }, text, onChange }: QuestionProps) {
  const { t } = useTranslation();
  const shared = {
    value: text,
    "data-question": id,
    onChange: (event: { target: { value: string } }) => onChange(id, event.target.value),
  };
  const listed =
    kind === "yes_no" && options.length === 0
      ? [t("packages.answer.yes"), t("packages.answer.no")]
      : kind === "choice" || kind === "yes_no"
        ? options
        : [];
  if (listed.length > 0)
    return (
      <Select {...shared}>
        <option value="">{t("packages.answer.choose")}</option>
        {(text === "" || listed.includes(text) ? listed : [text, ...listed]).map((option) => (
          <option key={option} value={option}>
            {option}
          </option>
        ))}
      </Select>
    );
  if (kind === "text" || text.length > 120 || text.includes("\n"))
    return <Textarea {...shared} rows={4} dir="auto" maxLength={longestAnswer} />;
  const isDay = kind === "date" && /^(\d{4}-\d{2}-\d{2})?$/.test(text);
  return (
    <Input
      {...shared}
      dir="auto"
      maxLength={longestAnswer}
      {...(isDay ? { type: "date" } : {})}
      {...(kind === "number" ? { inputMode: "decimal" as const } : {})}
    />
  );
}

function Choices({
  question: { id, label, options, required, topic },
  text,
  onChange,
  isAsked,
  badge,
}: QuestionProps & { badge: ReactNode }) {
  const { t } = useTranslation();
  const name = useId();
  const chosen = text.split(separator).filter((option) => option !== "");
  const choose = (option: string, isChosen: boolean) =>
    onChange(id, options.filter((one) => (one === option ? isChosen : chosen.includes(one))).join(separator));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend cannot stand in one line with the badge.
    <div role="group" aria-labelledby={name} className="grid gap-1">
      <div className="flex items-baseline justify-between gap-3">
        <span id={name} className="text-sm font-semibold wrap-anywhere">
          {label}
        </span>
        {badge}
      </div>
      {options.map((option, i) => (
        <Checkbox
          key={option}
          label={option}
          checked={chosen.includes(option)}
          {...(i === 0 ? { "data-question": id } : {})}
          onChange={(event) => choose(option, event.target.checked)}
        />
      ))}
      {topic !== null && <Locked topic={topic} />}
      {isAsked && required && chosen.length === 0 && (
        <p role="alert" className="text-sm font-medium text-rust">
          {t("packages.answer.missing")}
        </p>
      )}
    </div>
  );
}

function Locked({ topic }: { topic: NonNullable<FormAnswer["topic"]> }) {
  const { t } = useTranslation();
  return (
    <span className="flex gap-1.5 text-sm text-muted">
      <Lock aria-hidden="true" className="mt-1 size-3.5 shrink-0" />
      {t(`packages.answer.locked.${topic}`)}
    </span>
  );
}

/** Names the source of an answer; a changed answer is the person's own. */
function Origin({ question, text }: { question: FormAnswer; text: string }) {
  const { t } = useTranslation();
  const origin = text !== question.answer ? (text.trim() === "" ? "open" : "person") : question.origin;
  const tone = origin === "open" ? "amber" : "grey";
  return (
    <Badge tone={tone} className="shrink-0">
      {t(`packages.origin.${origin}`)}
    </Badge>
  );
}
