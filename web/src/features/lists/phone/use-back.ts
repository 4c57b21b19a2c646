import { useNavigate } from 'react-router';

/** Returns a handler that goes back; after a direct entry, as from a push notification, it goes to `list`. */
export function useBack(list: string): () => void {
  const navigate = useNavigate();
  // the router counts its own entries of the history
  return () => (history.state?.idx > 0 ? navigate(-1) : navigate(list, { replace: true }));
}
