import { useTranslation } from "react-i18next";
import { PhotoField } from "../../../lib/photo/photo-field.tsx";
import { useSession } from "../../../lib/session/session.tsx";
import { changePhoto, dropPhoto } from "./queries.ts";

export function AccountPhoto() {
  const { t } = useTranslation();
  const { user, update } = useSession();
  return (
    <PhotoField
      shown={user.profileImageUrl}
      hint={t("accounts-photo.hint")}
      onPicture={async (picture) => update(await changePhoto(user.id, picture))}
      onRemove={async () => update(await dropPhoto(user.id))}
    />
  );
}
