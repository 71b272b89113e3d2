import { type OwnPublicProfile, Slug } from "@waymark/contract/public-profile";
import type { ProfileVisibility } from "@waymark/contract/settings";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { CallError } from "../../lib/api/call.ts";
import { ConfirmFirst } from "../../lib/confirm-address/confirm-address.tsx";
import { Button } from "../../ui/button/button.tsx";
import { TextLink } from "../../ui/button/link-button.tsx";
import { Field } from "../../ui/form/field.tsx";
import { Input } from "../../ui/form/input.tsx";
import { Notice } from "../../ui/notice.tsx";
import { toast } from "../../ui/overlay/toast.ts";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";
import { useChooseSlug, useOwnPage, usePublishPage, useRenewLink } from "./queries.ts";

/** Applies at once; the visibility is saved with the form. */
export function PageAddress({ version, chosen }: { version: number; chosen: ProfileVisibility }) {
  const { t } = useTranslation();
  const { data: page, error, refetch } = useOwnPage(version);
  if (error)
    return (
      <Notice onRetry={() => void refetch()}>
        {error instanceof CallError ? error.error : t("settings.page.failed")}
      </Notice>
    );
  if (!page)
    return (
      <Loading>
        <Skeleton className="h-24 w-full" />
      </Loading>
    );
  return (
    <>
      <State page={page} chosen={chosen} />
      <SlugForm key={page.slug} page={page} />
      {chosen === "recruiters" && (page.secretPath === "" ? <ConfirmFirst /> : <SecretLink page={page} />)}
    </>
  );
}

function State({ page, chosen }: { page: OwnPublicProfile; chosen: ProfileVisibility }) {
  const { t } = useTranslation();
  const publish = usePublishPage();
  const path = page.visibility === "recruiters" ? page.secretPath : page.path;
  if (page.visibility !== chosen) return <Notice tone="info">{t("settings.page.afterSaving")}</Notice>;
  if (page.visibility === "private")
    return <p className="text-[0.9375rem]">{t("settings.page.state.private")}</p>;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="text-[0.9375rem]">
        {t(page.published ? `settings.page.state.${page.visibility}` : "settings.page.state.unpublished")}{" "}
        {page.published && path !== "" && (
          <TextLink href={path} target="_blank" rel="noopener">
            {t("settings.page.open")}
          </TextLink>
        )}
      </p>
      <Button
        variant={page.published ? "secondary" : "primary"}
        busy={publish.isPending}
        onClick={() =>
          publish.mutate(!page.published, {
            onError: (error) =>
              toast({
                title: error instanceof CallError ? error.error : t("settings.page.failed"),
                variant: "destructive",
              }),
          })
        }
      >
        {t(page.published ? "settings.page.takeDown" : "settings.page.publish")}
      </Button>
    </div>
  );
}

function SlugForm({ page }: { page: OwnPublicProfile }) {
  const { t } = useTranslation();
  const choose = useChooseSlug();
  const [typed, setTyped] = useState(page.slug);
  const [problem, setProblem] = useState("");
  const send = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    const slug = typed.trim().toLowerCase();
    if (slug === page.slug) return;
    if (!Slug.safeParse(slug).success) return setProblem(t("settings.page.slugProblem"));
    setProblem("");
    choose.mutate(slug, {
      onSuccess: () => toast({ title: t("settings.page.slugSaved") }),
      onError: (error) => setProblem(error instanceof CallError ? error.error : t("settings.page.failed")),
    });
  };
  return (
    <form noValidate onSubmit={send} className="grid gap-2">
      <Field label={t("settings.page.slug")} hint={t("settings.page.slugHint")} error={problem || undefined}>
        <SlugInput value={typed} onChange={setTyped} />
      </Field>
      <div>
        <Button
          type="submit"
          variant="secondary"
          size="sm"
          busy={choose.isPending}
          disabled={typed.trim().toLowerCase() === page.slug}
        >
          {t("settings.page.slugSave")}
        </Button>
      </div>
    </form>
  );
}

function SlugInput({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  return (
    <span className="flex min-w-0 items-center gap-1.5">
      <span aria-hidden="true" className="shrink-0 text-muted">
        /p/
      </span>
      <SlugBox value={value} onChange={onChange} />
    </span>
  );
}

function SlugBox({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  return (
    <Input
      value={value}
      onChange={(event) => onChange(event.target.value)}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      className="min-w-0 flex-1"
    />
  );
}

/** For recruiters. Renewing it disables the old one for good. */
function SecretLink({ page }: { page: OwnPublicProfile }) {
  const { t } = useTranslation();
  const renew = useRenewLink();
  const [sure, setSure] = useState(false);
  const link = new URL(page.secretPath, window.location.origin).href;
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => toast({ title: t("settings.page.copied") }),
      () => toast({ title: t("settings.page.notCopied"), variant: "destructive" }),
    );
  const renewNow = () =>
    renew.mutate(undefined, {
      onSuccess: () => {
        setSure(false);
        toast({ title: t("settings.page.renewed") });
      },
      onError: () => toast({ title: t("settings.page.failed"), variant: "destructive" }),
    });
  return (
    <div className="grid gap-2.5">
      <Field label={t("settings.page.link")} hint={t("settings.page.linkHint")}>
        <Input value={link} readOnly onFocus={(event) => event.target.select()} />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="sm" onClick={() => void copy()}>
          {t("settings.page.copy")}
        </Button>
        {sure ? (
          <Button variant="destructive" size="sm" busy={renew.isPending} onClick={renewNow}>
            {t("settings.page.renewSure")}
          </Button>
        ) : (
          <Button variant="quiet" size="sm" onClick={() => setSure(true)}>
            {t("settings.page.renew")}
          </Button>
        )}
      </div>
    </div>
  );
}
