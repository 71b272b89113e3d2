import type { ResumeContent } from "@waymark/contract/resumes";
import { type ResumeStyle, type ResumeTemplate, resumeTemplates } from "@waymark/contract/resumes-style";
import * as Radix from "radix-ui/radio-group";
import { useTranslation } from "react-i18next";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { usePages } from "../page/queries.ts";

/** The templates, each with a thumbnail of the person's own resume. */
export function TemplatePicker({
  value,
  content,
  style,
  onChange,
}: {
  value: ResumeTemplate;
  content: ResumeContent;
  style: ResumeStyle;
  onChange: (template: ResumeTemplate) => void;
}) {
  const { t } = useTranslation();
  return (
    <Radix.Root
      aria-label={t("resumes.design.template")}
      value={value}
      onValueChange={(next) => {
        const known = resumeTemplates.find((template) => template === next);
        if (known) onChange(known);
      }}
      className="grid grid-cols-3 gap-3 @md:grid-cols-4"
    >
      {resumeTemplates.map((template) => (
        <Radix.Item
          key={template}
          value={template}
          className="group grid content-start gap-1.5 rounded-lg text-sm text-muted data-[state=checked]:font-semibold data-[state=checked]:text-ink"
        >
          <Picture content={content} style={{ ...style, template }} />
          {t(`resumes.template.${template}`)}
        </Radix.Item>
      ))}
    </Radix.Root>
  );
}

function Picture({ content, style }: { content: ResumeContent; style: ResumeStyle }) {
  const { data, isError } = usePages(["template", content, style], { content, style }, { only: 1 });
  const picture = data?.pictures[0];
  return (
    <span className="block aspect-[17/22] overflow-hidden rounded-md border border-line-strong bg-white transition-colors group-hover:border-edge group-data-[state=checked]:border-pine group-data-[state=checked]:ring-2 group-data-[state=checked]:ring-pine">
      {picture ? (
        <img src={picture} alt="" className="block w-full" draggable={false} />
      ) : (
        !isError && <Skeleton className="h-full w-full rounded-none" />
      )}
    </span>
  );
}
