import * as frameCss from '#frame/frame.module.css';
import { Initials } from '#ui/Initials.tsx';

interface UserMarkProps {
  name: string;
  avatarUrl: string | null;
}

/** Photo or initials of a person; the name is beside it. */
export const UserMark = ({ name, avatarUrl }: UserMarkProps) =>
  avatarUrl ? (
    <img className={frameCss.avatar} src={avatarUrl} alt="" />
  ) : (
    <Initials className={frameCss.avatar} name={name} />
  );
