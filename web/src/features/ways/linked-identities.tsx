import type { LinkedIdentity, Provider } from "@waymark/contract/sign-in";
import { Link2 } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { CallError } from "../../lib/call.ts";
import { formatDate } from "../../lib/format.ts";
import { useSession } from "../../lib/session.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";
import { useIdentities, useLinkProvider, useUnlink } from "./queries.ts";
import { useLinkedBack } from "./use-linked-back.ts";

/** Other accounts that open this one: what is linked, and what could be. */
export function LinkedIdentities() {
  const { t } = useTranslation();
  useLinkedBack();
  return (
    <section aria-labelledby="identities-title" className="grid gap-4">
      <div className="grid gap-1">
        <h2 id="identities-title" className="text-xl">
          {t("ways.identities.title")}
        </h2>
        <p className="max-w-prose text-[0.9375rem] text-muted text-pretty">{t("ways.identities.text")}</p>
      </div>
      <Identities />
    </section>
  );
}

function Identities() {
  const { t } = useTranslation();
  const list = useIdentities();
  const [leaving, setLeaving] = useState<LinkedIdentity | null>(null);
  if (list.isPending) return <IdentitiesSkeleton />;
  if (list.data === undefined) {
    const reason = list.error instanceof CallError ? list.error.error : t("ways.identities.loadFailed");
    return <Notice onRetry={() => void list.refetch()}>{reason}</Notice>;
  }
  const { identities, open } = list.data;
  if (identities.length === 0 && open.length === 0)
    return <p className="text-[0.9375rem] text-muted">{t("ways.identities.none")}</p>;
  return (
    <>
      {identities.length > 0 ? (
        <ul className="divide-y divide-line rounded-xl border border-line bg-surface">
          {identities.map((identity) => (
            <IdentityRow key={identity.id} identity={identity} onUnlink={() => setLeaving(identity)} />
          ))}
        </ul>
      ) : (
        <p className="text-[0.9375rem] text-muted">{t("ways.identities.empty")}</p>
      )}
      <OpenProviders providers={open} />
      {leaving && <UnlinkDialog identity={leaving} onClose={() => setLeaving(null)} />}
    </>
  );
}

function IdentityRow({ identity, onUnlink }: { identity: LinkedIdentity; onUnlink: () => void }) {
  const { t, i18n } = useTranslation();
  const { user } = useSession();
  const date = formatDate(identity.linkedAt, i18n.language, user.localization);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4">
      <span
        aria-hidden="true"
        className="grid size-10 shrink-0 place-items-center rounded-lg bg-pine-soft text-pine"
      >
        <Link2 className="size-5" />
      </span>
      <div className="grid min-w-40 flex-1 gap-0.5">
        <p className="font-medium wrap-anywhere">{identity.name}</p>
        <p className="tabular text-sm text-muted">{t("ways.identities.since", { date })}</p>
      </div>
      <Button
        variant="secondary"
        size="sm"
        aria-label={t("ways.identities.unlinkOf", { provider: identity.name })}
        onClick={onUnlink}
      >
        {t("ways.identities.unlink")}
      </Button>
    </li>
  );
}

function OpenProviders({ providers }: { providers: readonly Provider[] }) {
  const { t } = useTranslation();
  const link = useLinkProvider();
  if (providers.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-3">
      {providers.map(({ id, name }) => {
        // The page is left after a success: the button stays busy until it is gone.
        const busy = (link.isPending || link.isSuccess) && link.variables.id === id;
        return (
          <Button key={id} variant="secondary" busy={busy} onClick={() => link.mutate({ id, name })}>
            {t(busy ? "ways.identities.linking" : "ways.identities.link", { provider: name })}
          </Button>
        );
      })}
    </div>
  );
}

function UnlinkDialog({ identity, onClose }: { identity: LinkedIdentity; onClose: () => void }) {
  const { t } = useTranslation();
  const unlink = useUnlink();
  const provider = identity.name;
  const confirm = () => {
    unlink.mutate(identity);
    // A proof may be asked for now, in a dialog of its own.
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("ways.identities.confirm", { provider })}
      description={t("ways.identities.confirmText")}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t("ways.identities.keep")}
          </Button>
          <Button variant="destructive" onClick={confirm}>
            {t("ways.identities.unlink")}
          </Button>
        </>
      }
    />
  );
}

function IdentitiesSkeleton() {
  return (
    <Loading>
      <div className="flex items-center gap-4 rounded-xl border border-line bg-surface p-4">
        <Skeleton className="size-10 shrink-0 rounded-lg" />
        <div className="grid flex-1 gap-2">
          <Skeleton className="h-4 w-32" />
          <Skeleton className="h-3.5 w-48" />
        </div>
      </div>
    </Loading>
  );
}
