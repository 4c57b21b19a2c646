import { useNavigate } from 'react-router';

/** Leads back to where one came from; who came from elsewhere, as by a push, goes to `list`. */
export function useBack(list: string): () => void {
  const navigate = useNavigate();
  // the router counts its own entries of the history
  return () => (history.state?.idx > 0 ? navigate(-1) : navigate(list, { replace: true }));
}
