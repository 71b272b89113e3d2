import type { CareerSkill } from "@waymark/contract/careers";
import { BriefcaseBusiness, Check } from "lucide-react";
import { useTranslation } from "react-i18next";
import { classes } from "../../../ui/classes.ts";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";

/** Lists what the person has first: with a tick if it is in the resume, with a briefcase if their job implies it. */
export function SkillList({ skills }: { skills: readonly CareerSkill[] }) {
  const { t } = useTranslation();
  const inOrder = [...skills].sort((a, b) => Number(b.held) - Number(a.held));
  return (
    <ul className="flex flex-wrap gap-1.5">
      {inOrder.map(({ id, name, held, fromRole }) => (
        <li
          key={id}
          className={classes(
            "inline-flex items-center gap-1 rounded-full border px-2.5 py-0.5 text-sm wrap-anywhere",
            held ? "border-pine bg-pine-soft text-pine" : "border-line-strong",
          )}
        >
          {held && !fromRole && <Check aria-hidden="true" className="size-3.5 shrink-0" />}
          {held && fromRole && <BriefcaseBusiness aria-hidden="true" className="size-3.5 shrink-0" />}
          {name}
          {held && <VisuallyHidden>{t(`careers.detail.${fromRole ? "heldByRole" : "held"}`)}</VisuallyHidden>}
        </li>
      ))}
    </ul>
  );
}
