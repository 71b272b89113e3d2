import type { Mock, MockAnswer, Recording } from "@waymark/contract/interviews-mocks";
import { Archive, Play, Trash2 } from "lucide-react";
import { useEffect, useId, useState, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { reasonOf } from "../../../../lib/api/reason-of.ts";
import { formatDate, formatNumber } from "../../../../lib/format.ts";
import { Button, IconButton } from "../../../../ui/button/button.tsx";
import { Notice } from "../../../../ui/notice.tsx";
import { toast } from "../../../../ui/overlay/toast.ts";
import { fetchRecording, useRecordings } from "../../sound/queries.ts";
import { type HeldRecording, heldRecordings } from "../../sound/recorder.ts";

/** Recordings of an answer: in this page's memory until it is left, and those that the person asked to keep. */
export function Recordings({ mock, answer }: { mock: Mock; answer: MockAnswer }) {
  const { t } = useTranslation();
  const id = useId();
  const all = useSyncExternalStore(heldRecordings.subscribe, heldRecordings.get);
  const kept = new Set(answer.recordings.map((recording) => recording.id));
  const held = all.filter(
    (one) => (one.answerId === answer.id || one.answerId === answer.followUp?.id) && !kept.has(one.id),
  );
  if (held.length + kept.size === 0) return null;
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-3 rounded-lg bg-sunk p-4">
      <h3 id={id} className="text-base">
        {t("interviews-buddy.recording.title")}
      </h3>
      <ul className="grid grid-cols-1 gap-3">
        {held.map((one) => (
          <HeldRow key={one.id} mock={mock} recording={one} />
        ))}
        {answer.recordings.map((one) => (
          <KeptRow key={one.id} mock={mock} recording={one} />
        ))}
      </ul>
    </section>
  );
}

/** An address by which this page can play a sound; null without one. It is taken back when the sound changes. */
function useAddress(sound: Blob | null): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (sound === null) return;
    const made = URL.createObjectURL(sound);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [sound]);
  return sound === null ? null : address;
}

function Player({ sound, isBegun = false }: { sound: Blob; isBegun?: boolean }) {
  const { t } = useTranslation();
  const address = useAddress(sound);
  if (address === null) return null;
  return (
    // The words of it stand beside it, as the answer.
    // biome-ignore lint/a11y/useMediaCaption: a recording of the person has no captions but the answer's own text.
    <audio
      controls
      autoPlay={isBegun}
      src={address}
      aria-label={t("interviews-buddy.recording.title")}
      className="h-11 w-full max-w-96 min-w-0 flex-1 basis-56"
    />
  );
}

function HeldRow({ mock, recording }: { mock: Mock; recording: HeldRecording }) {
  const { t } = useTranslation();
  const { keep } = useRecordings(mock.id);
  return (
    <li className="grid grid-cols-1 gap-2">
      <div className="flex flex-wrap items-center gap-3">
        <Player sound={recording.sound} />
        <Button variant="secondary" busy={keep.isPending} onClick={() => keep.mutate(recording)}>
          <Archive aria-hidden="true" className="size-4.5" />
          {t("interviews-buddy.recording.keep")}
        </Button>
      </div>
      <p className="text-sm text-muted text-pretty">{t("interviews-buddy.recording.held")}</p>
      {keep.isError && (
        <Notice>{t("interviews-buddy.recording.notKept", { reason: reasonOf(keep.error) })}</Notice>
      )}
    </li>
  );
}

function KeptRow({ mock, recording }: { mock: Mock; recording: Recording }) {
  const { t, i18n } = useTranslation();
  const { sound, play, isLoading, failed } = usePlaying(recording);
  const remove = useRemove(mock.id, recording.id);
  return (
    <li className="grid grid-cols-1 gap-2">
      <div className="flex flex-wrap items-center gap-3">
        {sound === null ? (
          <Button variant="secondary" busy={isLoading} onClick={play}>
            <Play aria-hidden="true" className="size-4.5" />
            {t("interviews-buddy.recording.play", {
              seconds: formatNumber(recording.seconds, i18n.language, 0),
            })}
          </Button>
        ) : (
          <Player sound={sound} isBegun />
        )}
        <IconButton
          label={t("interviews-buddy.recording.delete")}
          onClick={remove}
          className="hover:text-rust"
        >
          <Trash2 aria-hidden="true" className="size-4.5" />
        </IconButton>
      </div>
      <p className="text-sm text-muted">
        {t("interviews-buddy.recording.kept", { day: formatDate(recording.goneAt, i18n.language) })}
      </p>
      {failed !== null && (
        <Notice>{t("interviews-buddy.recording.notPlayed", { reason: reasonOf(failed) })}</Notice>
      )}
    </li>
  );
}

function usePlaying(recording: Recording) {
  const [sound, setSound] = useState<Blob | null>(null);
  const [isLoading, setLoading] = useState(false);
  const [failed, setFailed] = useState<unknown>(null);
  const play = async () => {
    setLoading(true);
    setFailed(null);
    try {
      setSound(await fetchRecording(recording));
    } catch (error) {
      setFailed(error);
    }
    setLoading(false);
  };
  return { sound, isLoading, failed, play: () => void play() };
}

/** Deletes a kept recording, with a way to bring it back. */
function useRemove(mockId: string, id: string): () => void {
  const { t } = useTranslation();
  const { remove, restore } = useRecordings(mockId);
  const say = (error: unknown) =>
    toast({
      title: t("interviews-buddy.recording.notDeleted"),
      description: reasonOf(error),
      variant: "destructive",
    });
  return () =>
    remove.mutate(id, {
      onError: say,
      onSuccess: () =>
        toast({
          title: t("interviews-buddy.recording.deleted"),
          action: { label: t("interviews-buddy.undo"), run: () => restore.mutate(id, { onError: say }) },
        }),
    });
}
