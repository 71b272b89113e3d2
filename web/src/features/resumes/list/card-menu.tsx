import { type Resume, ResumeStatus } from "@waymark/contract/resumes";
import { Ellipsis, PenLine, Star, Target } from "lucide-react";
import { useTranslation } from "react-i18next";
import { CallError } from "../../../lib/api/call.ts";
import { IconButton } from "../../../ui/button/button.tsx";
import { Menu, MenuChoices, MenuItem, MenuLine } from "../../../ui/overlay/dropdown-menu.tsx";
import { toast } from "../../../ui/overlay/toast.ts";
import { useChangeResume } from "../queries.ts";
import type { CardActions } from "./resume-card.tsx";

/** More actions on a resume: rename, make default, tailor, status. */
export function CardMenu({ resume, actions }: { resume: Resume; actions: CardActions }) {
  const { t } = useTranslation();
  const change = useChangeResume();
  const apply = (part: { status?: Resume["status"]; isDefault?: boolean }) =>
    change.mutate(
      { resume, ...part },
      {
        onError: (error) =>
          toast({
            title: t("resumes.toast.notChanged"),
            description: error instanceof CallError ? error.error : "",
            variant: "destructive",
          }),
      },
    );
  return (
    <Menu
      trigger={
        <IconButton label={t("resumes.menu.moreOf", { name: resume.name })} small>
          <Ellipsis aria-hidden="true" className="size-4.5" />
        </IconButton>
      }
    >
      <MenuItem onSelect={() => actions.onRename(resume)}>
        <PenLine aria-hidden="true" className="size-4" />
        {t("resumes.menu.rename")}
      </MenuItem>
      <MenuItem disabled={resume.isDefault} onSelect={() => apply({ isDefault: true })}>
        <Star aria-hidden="true" className="size-4" />
        {t("resumes.menu.makeDefault")}
      </MenuItem>
      <MenuItem onSelect={() => actions.onTailor(resume)}>
        <Target aria-hidden="true" className="size-4" />
        {t("resumes.tailor.action")}
      </MenuItem>
      <MenuLine />
      <MenuChoices
        value={resume.status}
        onValueChange={(status) => {
          const known = ResumeStatus.safeParse(status);
          if (known.success) apply({ status: known.data });
        }}
        groups={[
          {
            label: t("resumes.menu.status"),
            choices: ResumeStatus.options.map((value) => ({ value, label: t(`resumes.status.${value}`) })),
          },
        ]}
      />
    </Menu>
  );
}
