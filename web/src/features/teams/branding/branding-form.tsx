import type { BrandSettings, TeamBrand } from "@waymark/contract/teams-branding";
import { markHeight, markWidth } from "@waymark/contract/teams-branding";
import { brandColors } from "@waymark/domain/teams/brand-colors";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { CallError } from "../../../lib/api/call.ts";
import { reasonOf } from "../../../lib/api/reason-of.ts";
import { drawWithin, openPicture } from "../../../lib/photo/draw-square.ts";
import { Button } from "../../../ui/button/button.tsx";
import { Field } from "../../../ui/form/field.tsx";
import { FileChooser } from "../../../ui/form/file-chooser.tsx";
import { Input, Textarea } from "../../../ui/form/input.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { toast } from "../../../ui/overlay/toast.ts";
import { Loading, SkeletonText } from "../../../ui/skeleton.tsx";
import { BrandFoot, BrandMark, brandStyle } from "./brand-frame.tsx";
import { type BrandDraft, useBrand, useSaveBrand, useSaveMark } from "./queries.ts";
import { ReplyAddress } from "./reply-address.tsx";

/** Unsaved text by team, so that another tab of the room loses nothing. */
const drafts = new Map<string, BrandDraft>();

/** Name, mark, colour, reply address and imprint of the own team, with how they look together. */
export function BrandingForm({ teamId, teamName }: { teamId: string; teamName: string }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useBrand(teamId);
  if (error && data === undefined) return <Notice onRetry={() => void refetch()}>{reasonOf(error)}</Notice>;
  if (data === undefined)
    return (
      <Loading>
        <SkeletonText lines={6} />
      </Loading>
    );
  if (data.settings === null) return <Notice tone="info">{t("teams-branding.ownerOnly")}</Notice>;
  return (
    <div className="grid grid-cols-1 gap-8">
      <p className="max-w-prose text-muted text-pretty">{t("teams-branding.intro")}</p>
      <Look teamId={teamId} teamName={teamName} settings={data.settings} brand={data.brand} />
      <ReplyAddress teamId={teamId} replyTo={data.settings.replyTo} />
    </div>
  );
}

interface LookProps {
  teamId: string;
  teamName: string;
  settings: BrandSettings;
  brand: TeamBrand | null;
}

/** A draft that is kept until it is saved or given up. */
function useDraft(teamId: string, stored: BrandDraft) {
  const [draft, setDraft] = useState<BrandDraft>(drafts.get(teamId) ?? stored);
  const change = (part: Partial<BrandDraft>) => {
    const next = { ...draft, ...part };
    drafts.set(teamId, next);
    setDraft(next);
  };
  return { draft, change, isChanged: JSON.stringify(draft) !== JSON.stringify(stored) };
}

function Look({ teamId, teamName, settings, brand }: LookProps) {
  const { t } = useTranslation();
  const stored = { name: settings.name, color: settings.color, imprint: settings.imprint };
  const { draft, change, isChanged } = useDraft(teamId, stored);
  const save = useSaveBrand(teamId);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate(
      { ...draft, version: settings.version },
      {
        onSuccess: () => {
          drafts.delete(teamId);
          toast({ title: t("teams-branding.saved") });
        },
      },
    );
  };
  const isConflict = save.error instanceof CallError && save.error.code === "conflict";
  return (
    <div className="grid grid-cols-1 items-start gap-8 xl:grid-cols-2">
      <div className="grid grid-cols-1 gap-6">
        <Mark teamId={teamId} brand={brand} />
        <form onSubmit={submit} className="grid grid-cols-1 gap-5">
          <LookFields teamName={teamName} draft={draft} onChange={change} />
          {save.error && <Notice>{isConflict ? t("teams-branding.conflict") : reasonOf(save.error)}</Notice>}
          <div className="flex flex-wrap gap-2.5">
            <Button type="submit" busy={save.isPending} disabled={!isChanged}>
              {t("teams-branding.save")}
            </Button>
            {isChanged && (
              <Button variant="quiet" onClick={() => change(stored)}>
                {t("teams-branding.discard")}
              </Button>
            )}
          </div>
        </form>
      </div>
      <Preview
        brand={{
          name: draft.name.trim() || teamName,
          color: draft.color,
          imprint: draft.imprint,
          mark: brand?.mark ?? null,
          namesProduct: brand?.namesProduct ?? true,
        }}
      />
    </div>
  );
}

function LookFields({
  teamName,
  draft,
  onChange,
}: {
  teamName: string;
  draft: BrandDraft;
  onChange: (part: Partial<BrandDraft>) => void;
}) {
  const { t } = useTranslation();
  return (
    <>
      <Field label={t("teams-branding.name")} hint={t("teams-branding.nameHint", { name: teamName })}>
        <Input
          maxLength={60}
          value={draft.name}
          onChange={(event) => onChange({ name: event.target.value })}
        />
      </Field>
      <ColorFields color={draft.color} onChange={(color) => onChange({ color })} />
      <Field label={t("teams-branding.imprint")} hint={t("teams-branding.imprintHint")}>
        <Textarea
          rows={4}
          maxLength={1_000}
          value={draft.imprint}
          onChange={(event) => onChange({ imprint: event.target.value })}
        />
      </Field>
    </>
  );
}

/** The mark: a picture is made small here and drawn anew by the server. */
function Mark({ teamId, brand }: { teamId: string; brand: TeamBrand | null }) {
  const { t } = useTranslation();
  const save = useSaveMark(teamId);
  const [problem, setProblem] = useState("");
  const mark = brand?.mark ?? null;
  const take = async (file: File) => {
    setProblem("");
    try {
      const bitmap = await openPicture(file);
      const picture = drawWithin(bitmap, markWidth, markHeight);
      bitmap.close();
      save.mutate(picture);
    } catch {
      setProblem(t("teams-branding.markUnreadable"));
    }
  };
  const undo =
    mark === null ? {} : { action: { label: t("teams-branding.undo"), run: () => save.mutate(mark) } };
  const remove = () =>
    save.mutate(null, { onSuccess: () => toast({ title: t("teams-branding.markRemoved"), ...undo }) });
  return (
    <fieldset className="grid grid-cols-1 gap-2.5">
      <legend className="mb-1.5 text-sm font-semibold">{t("teams-branding.mark")}</legend>
      {brand !== null && mark !== null && (
        <span className="inline-flex max-w-full justify-self-start rounded-lg border border-line bg-white p-3">
          <img
            src={mark}
            alt={t("teams-branding.markOf", { name: brand.name })}
            className="max-h-16 max-w-full object-contain"
          />
        </span>
      )}
      <div className="flex flex-wrap gap-2">
        <FileChooser
          label={t("teams-branding.mark")}
          accept="image/png,image/jpeg,image/gif,image/webp"
          busy={save.isPending}
          onFile={(file) => void take(file)}
        >
          {t(mark === null ? "teams-branding.markChoose" : "teams-branding.markChange")}
        </FileChooser>
        {mark !== null && (
          <Button variant="quiet" size="sm" disabled={save.isPending} onClick={remove}>
            {t("teams-branding.markRemove")}
          </Button>
        )}
      </div>
      <p className="text-sm text-muted">{t("teams-branding.markHint")}</p>
      {(problem !== "" || save.error) && <Notice>{problem || reasonOf(save.error)}</Notice>}
    </fieldset>
  );
}

const usualColor = "#0b5f66";

/** The colour as a picker and as text, and what its contrast makes of it. */
function ColorFields({
  color,
  onChange,
}: {
  color: string | null;
  onChange: (color: string | null) => void;
}) {
  const { t, i18n } = useTranslation();
  const [typed, setTyped] = useState(color ?? "");
  const isWrong = typed !== "" && !/^#[0-9a-f]{6}$/i.test(typed);
  const take = (next: string) => {
    setTyped(next);
    if (next === "") onChange(null);
    if (/^#[0-9a-f]{6}$/i.test(next)) onChange(next.toLowerCase());
  };
  // Given up changes come from outside.
  if (!isWrong && typed.toLowerCase() !== (color ?? "")) setTyped(color ?? "");
  return (
    <div className="grid grid-cols-1 gap-2">
      <div className="flex flex-wrap items-start gap-3">
        <Field
          label={t("teams-branding.color")}
          className="min-w-0 flex-1 basis-40"
          error={isWrong ? t("teams-branding.colorWrong") : undefined}
        >
          <Input
            value={typed}
            maxLength={7}
            placeholder={usualColor}
            spellCheck={false}
            autoCapitalize="off"
            onChange={(event) => take(event.target.value.trim())}
          />
        </Field>
        <input
          type="color"
          aria-label={t("teams-branding.colorPick")}
          value={color ?? usualColor}
          onChange={(event) => take(event.target.value)}
          className="mt-6.5 h-11 w-16 cursor-pointer rounded-lg border border-edge bg-surface p-1"
        />
        {color !== null && (
          <Button variant="quiet" className="sm:mt-6.5" onClick={() => take("")}>
            {t("teams-branding.colorNone")}
          </Button>
        )}
      </div>
      {color !== null && <ContrastNote color={color} language={i18n.language} />}
    </div>
  );
}

function ContrastNote({ color, language }: { color: string; language: string }) {
  const { t } = useTranslation();
  const { on, onContrast, onLight, onDark, color: ground } = brandColors(color);
  const ratio = new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(onContrast);
  const isChanged = onLight !== color || onDark !== color || ground !== color;
  return (
    <p className="text-sm text-muted text-pretty" role="status">
      {t(on === "#ffffff" ? "teams-branding.contrastWhite" : "teams-branding.contrastDark", { ratio })}
      {isChanged && ` ${t("teams-branding.contrastMoved", { light: onLight, dark: onDark })}`}
    </p>
  );
}

/** A preview of the head and foot of an invitation and of the room. */
function Preview({ brand }: { brand: TeamBrand }) {
  const { t } = useTranslation();
  return (
    <section
      aria-label={t("teams-branding.preview")}
      style={brandStyle(brand.color)}
      className="grid grid-cols-1 overflow-hidden rounded-xl border border-line bg-surface"
    >
      <div className="bg-side px-5 py-5 text-side-on">
        <BrandMark brand={brand} withName />
      </div>
      <div className="grid grid-cols-1 gap-4 px-5 py-5">
        <p className="font-display text-2xl font-bold wrap-anywhere">
          {t("teams-invitation.heading", { team: brand.name })}
        </p>
        <BrandFoot brand={brand} />
      </div>
    </section>
  );
}
