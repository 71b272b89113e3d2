import "react-easy-crop/react-easy-crop.css";
import { Minus, Plus } from "lucide-react";
import { useEffect, useMemo, useRef, useState } from "react";
import Cropper from "react-easy-crop";
import { useTranslation } from "react-i18next";
import { Button, IconButton } from "../../ui/button/button.tsx";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import { type Cut, drawSquare, shownPicture } from "./draw-square.ts";

const [least, most, step] = [1, 4, 0.1];

/** Moved by mouse, finger or arrow keys, zoomed by slider, wheel or pinch. */
export function CropDialog({
  bitmap,
  onDone,
  onCancel,
}: {
  bitmap: ImageBitmap;
  onDone: (picture: string) => void;
  onCancel: () => void;
}) {
  const { t } = useTranslation();
  const image = useMemo(() => shownPicture(bitmap), [bitmap]);
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(least);
  const cut = useRef<Cut | null>(null);
  const area = useRef<HTMLDivElement | null>(null);
  const ready = useDialogOpened();
  return (
    <Dialog
      open
      steady
      onOpenChange={(open) => !open && onCancel()}
      title={t("accounts-photo.crop.title")}
      description={t("accounts-photo.crop.text")}
      footer={
        <>
          <Button variant="secondary" onClick={onCancel}>
            {t("common.cancel")}
          </Button>
          <Button disabled={!ready} onClick={() => cut.current && onDone(drawSquare(bitmap, cut.current))}>
            {t("accounts-photo.crop.use")}
          </Button>
        </>
      }
    >
      <div
        ref={area}
        className="relative aspect-square max-h-[50dvh] w-full justify-self-center overflow-hidden rounded-lg bg-sunk"
      >
        {ready && (
          <Cropper
            image={image}
            crop={crop}
            zoom={zoom}
            minZoom={least}
            maxZoom={most}
            aspect={1}
            showGrid={false}
            disableAutomaticStylesInjection
            keyboardStep={8}
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropComplete={(percent) => {
              cut.current = percent;
            }}
            mediaProps={{ alt: "" }}
            cropperProps={{ "aria-label": t("accounts-photo.crop.move"), role: "group" }}
          />
        )}
      </div>
      <ZoomSlider zoom={zoom} onZoom={setZoom} />
    </Dialog>
  );
}

function ZoomSlider({ zoom, onZoom }: { zoom: number; onZoom: (zoom: number) => void }) {
  const { t } = useTranslation();
  const zoomTo = (next: number) => onZoom(Math.min(most, Math.max(least, Number(next.toFixed(2)))));
  return (
    <div className="flex items-center gap-3">
      <IconButton
        label={t("accounts-photo.crop.smaller")}
        disabled={zoom <= least}
        onClick={() => zoomTo(zoom - step)}
      >
        <Minus aria-hidden="true" className="size-4.5" />
      </IconButton>
      <input
        type="range"
        aria-label={t("accounts-photo.crop.zoom")}
        min={least}
        max={most}
        step={step / 2}
        value={zoom}
        onChange={(event) => zoomTo(event.target.valueAsNumber)}
        className="h-11 min-w-0 flex-1 cursor-pointer accent-pine"
      />
      <IconButton
        label={t("accounts-photo.crop.larger")}
        disabled={zoom >= most}
        onClick={() => zoomTo(zoom + step)}
      >
        <Plus aria-hidden="true" className="size-4.5" />
      </IconButton>
    </div>
  );
}

/** True once the dialog no longer grows: the cropper measures its place only once. */
function useDialogOpened(): boolean {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setReady(true), 200);
    return () => clearTimeout(timer);
  }, []);
  return ready;
}
