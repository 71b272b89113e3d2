import type { LetterStyle } from "@waymark/contract/letters";
import { resumeColors, resumeFonts, resumeSizes } from "@waymark/contract/resumes-style";
import { useTranslation } from "react-i18next";
import { Segments, Swatches } from "../../ui/form/choices.tsx";

type Look = Pick<LetterStyle, "color" | "font" | "size" | "paper">;

/** Needs the texts of `resumes`. */
export function LookFields({ style, onChange }: { style: Look; onChange: (part: Partial<Look>) => void }) {
  const { t } = useTranslation();
  return (
    <>
      <Swatches
        label={t("resumes.design.color")}
        value={style.color}
        values={resumeColors}
        nameOf={(color) => t(`resumes.color.${color}`)}
        onChange={(color) => onChange({ color })}
      />
      <Segments
        label={t("resumes.design.font")}
        value={style.font}
        values={resumeFonts}
        nameOf={(font) => t(`resumes.font.${font}`)}
        onChange={(font) => onChange({ font })}
      />
      <Segments
        label={t("resumes.design.size")}
        value={style.size}
        values={resumeSizes}
        nameOf={(size) => t(`resumes.size.${size}`)}
        onChange={(size) => onChange({ size })}
      />
      <Segments
        label={t("resumes.design.paper")}
        value={style.paper}
        values={["a4", "letter"]}
        nameOf={(paper) => t(`resumes.paper.${paper}`)}
        onChange={(paper) => onChange({ paper })}
      />
    </>
  );
}
