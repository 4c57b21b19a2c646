import { useEffect, useState } from 'react';
import type { Session } from '#session/session.ts';
import { useSession } from '#session/session-context.tsx';
import { Initials } from '#ui/Initials.tsx';

/** Photos read so far, by address: each address shows one photo forever. Null for one that cannot be read. */
const photos = new Map<string, Promise<string | null>>();
const photosMax = 300;

async function read(session: Session, url: string): Promise<string | null> {
  const response = await fetch(url, { headers: session.headers() });
  return response.ok ? URL.createObjectURL(await response.blob()) : null;
}

/** Reads a photo with the session's credentials, which an image element does not send. */
function photoAt(session: Session, url: string): Promise<string | null> {
  const known = photos.get(url);
  if (known) return known;
  const photo = read(session, url).catch(() => null);
  photos.set(url, photo);
  const [oldest] = photos.keys();
  if (photos.size > photosMax && oldest) {
    void photos.get(oldest)?.then((address) => address && URL.revokeObjectURL(address));
    photos.delete(oldest);
  }
  // another try may succeed
  void photo.then((address) => address === null && photos.delete(url));
  return photo;
}

function usePhoto(url: string | null): string | null {
  const session = useSession();
  const [photo, setPhoto] = useState<{ url: string; address: string | null } | null>(null);
  useEffect(() => {
    if (url === null) return;
    let isShown = true;
    void photoAt(session, url).then((address) => isShown && setPhoto({ url, address }));
    return () => {
      isShown = false;
    };
  }, [session, url]);
  return photo?.url === url ? photo.address : null;
}

interface AvatarProps {
  name: string;
  /** Address of the photo, as people have it; null without one. */
  url: string | null | undefined;
  className: string;
  /** True for the large photo. */
  isLarge?: boolean;
}

/** A person's photo; initials until it is read, and where there is none. */
export function Avatar({ name, url, className, isLarge = false }: AvatarProps) {
  const photo = usePhoto(url ? (isLarge ? `${url.slice(0, url.lastIndexOf('/') + 1)}256` : url) : null);
  if (photo) return <img className={className} src={photo} alt="" />;
  return <Initials className={className} name={name} />;
}
