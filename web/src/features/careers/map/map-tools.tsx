import { useReactFlow } from "@xyflow/react";
import { Maximize, Minus, Plus } from "lucide-react";
import { useTranslation } from "react-i18next";
import { IconButton } from "../../../ui/button.tsx";

export function MapTools({ onFit, duration }: { onFit: () => void; duration: number }) {
  const { t } = useTranslation();
  const { zoomIn, zoomOut } = useReactFlow();
  const tools = [
    { id: "in", Icon: Plus, run: () => void zoomIn({ duration }) },
    { id: "out", Icon: Minus, run: () => void zoomOut({ duration }) },
    { id: "fit", Icon: Maximize, run: onFit },
  ] as const;
  return (
    <div className="absolute right-3 bottom-3 z-10 flex gap-1 rounded-lg border border-line-strong bg-surface p-1">
      {tools.map(({ id, Icon, run }) => (
        <IconButton key={id} small label={t(`careers.map.${id}`)} onClick={run}>
          <Icon aria-hidden="true" className="size-4.5" />
        </IconButton>
      ))}
    </div>
  );
}
