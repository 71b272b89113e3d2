import { Check, Copy } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { reasonOf } from "../../lib/api/reason-of.ts";
import { ConfirmFirst, useUnconfirmed } from "../../lib/confirm-address/confirm-address.tsx";
import { formatDate } from "../../lib/format.ts";
import { Button } from "../../ui/button/button.tsx";
import { Field } from "../../ui/form/field.tsx";
import { Input } from "../../ui/form/input.tsx";
import { Switch } from "../../ui/form/switch.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";
import { useChangeFeed, useFeed } from "./queries.ts";

/** Sets up the address at which calendar apps subscribe to the person's interviews and deadlines. */
export function FeedDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const query = useFeed();
  const { make, change, revoke } = useChangeFeed();
  const [withNotes, setWithNotes] = useState(false);
  const feed = query.data?.feed ?? null;
  const address = revoke.isSuccess ? undefined : make.data?.address;
  const failed = [make, change, revoke].find(({ isError }) => isError);
  const chooseNotes = (on: boolean) => (feed === null ? setWithNotes(on) : change.mutate(on));
  return (
    <Dialog
      open
      steady
      onOpenChange={(open) => !open && onClose()}
      title={t("interviews.feed.title")}
      description={t("interviews.feed.text")}
    >
      {query.isPending && (
        <Loading>
          <Skeleton className="h-24" />
        </Loading>
      )}
      {query.isError && <Notice onRetry={() => void query.refetch()}>{reasonOf(query.error)}</Notice>}
      {query.isSuccess && (
        <div className="grid gap-4">
          {address && <Address address={address} />}
          {feed !== null && !address && <FeedLine feed={feed} />}
          <div className="rounded-xl border border-line px-4">
            <Switch
              label={t("interviews.feed.notes")}
              hint={t("interviews.feed.notesHint")}
              checked={feed?.withNotes ?? withNotes}
              disabled={change.isPending}
              onCheckedChange={chooseNotes}
            />
          </div>
          <ConfirmFirst />
          {failed && <Notice>{reasonOf(failed.error)}</Notice>}
          <FeedButtons
            hasFeed={feed !== null}
            withNotes={feed?.withNotes ?? withNotes}
            changes={{ make, revoke }}
          />
        </div>
      )}
    </Dialog>
  );
}

function Address({ address }: { address: string }) {
  const { t } = useTranslation();
  const [copied, setCopied] = useState(false);
  const copy = () => {
    // Without the permission, the address can still be selected and copied by hand.
    navigator.clipboard?.writeText(address).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return (
    <div className="grid gap-2">
      <Field label={t("interviews.feed.address")} hint={t("interviews.feed.once")}>
        <Input readOnly value={address} onFocus={(event) => event.target.select()} />
      </Field>
      <Button variant="secondary" size="sm" className="justify-self-start" onClick={copy}>
        {copied ? (
          <Check aria-hidden="true" className="size-4" />
        ) : (
          <Copy aria-hidden="true" className="size-4" />
        )}
        <span role="status">{t(copied ? "interviews.feed.copied" : "interviews.feed.copy")}</span>
      </Button>
    </div>
  );
}

/** Since when the address exists, and when an app last read it. */
function FeedLine({ feed }: { feed: NonNullable<NonNullable<ReturnType<typeof useFeed>["data"]>["feed"]> }) {
  const { t, i18n } = useTranslation();
  return (
    <p className="text-[0.9375rem] text-muted">
      {t("interviews.feed.exists", { day: formatDate(feed.createdAt, i18n.language) })}{" "}
      {feed.lastReadOn === null
        ? t("interviews.feed.neverRead")
        : t("interviews.feed.lastRead", {
            day: formatDate(`${feed.lastReadOn}T12:00:00Z`, i18n.language),
          })}
    </p>
  );
}

function FeedButtons({
  hasFeed,
  withNotes,
  changes: { make, revoke },
}: {
  hasFeed: boolean;
  withNotes: boolean;
  changes: Pick<ReturnType<typeof useChangeFeed>, "make" | "revoke">;
}) {
  const { t } = useTranslation();
  const unconfirmed = useUnconfirmed();
  return (
    <div className="flex flex-wrap justify-end gap-2.5">
      {hasFeed && (
        <Button
          variant="quiet"
          className="mr-auto text-rust"
          busy={revoke.isPending}
          onClick={() => revoke.mutate(undefined, { onSuccess: () => make.reset() })}
        >
          {t("interviews.feed.revoke")}
        </Button>
      )}
      {!unconfirmed && (
        <Button
          variant={hasFeed ? "secondary" : "primary"}
          busy={make.isPending}
          onClick={() => {
            revoke.reset();
            make.mutate(withNotes);
          }}
        >
          {t(hasFeed ? "interviews.feed.renew" : "interviews.feed.make")}
        </Button>
      )}
    </div>
  );
}
