import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Switch } from "../../../../ui/form/switch.tsx";
import { Notice } from "../../../../ui/notice.tsx";

/** The camera as a mirror. Its picture is shown and nothing else: it is not recorded, sent or looked at. */
export function Mirror() {
  const { t } = useTranslation();
  const [isOn, setOn] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (!isOn) return;
    let isWanted = true;
    let stream: MediaStream | undefined;
    const stop = () => {
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    navigator.mediaDevices?.getUserMedia({ video: { facingMode: "user" } }).then(
      (opened) => {
        stream = opened;
        if (!isWanted) stop();
        else if (video.current) video.current.srcObject = opened;
      },
      () => {
        setRefused(true);
        setOn(false);
      },
    );
    return () => {
      isWanted = false;
      stop();
    };
  }, [isOn]);
  return (
    <div className="grid gap-3">
      <Switch
        label={t("interviews-buddy.mirror.label")}
        hint={t("interviews-buddy.mirror.hint")}
        checked={isOn}
        onCheckedChange={(on) => {
          setRefused(false);
          setOn(on);
        }}
      />
      {isRefused && <Notice tone="info">{t("interviews-buddy.mirror.refused")}</Notice>}
      {isOn && (
        <video
          ref={video}
          autoPlay
          muted
          playsInline
          aria-label={t("interviews-buddy.mirror.label")}
          className="aspect-4/3 w-full max-w-80 -scale-x-100 rounded-xl bg-side object-cover"
        />
      )}
    </div>
  );
}
