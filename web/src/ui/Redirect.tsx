import { useContext, useEffect } from 'react';
import { type To, UNSAFE_DataRouterContext, useLocation, useNavigate, useNavigation } from 'react-router';

/**
 * Redirects once an answer of the server says where to, unless the person has followed a link meanwhile: React may
 * render the answer before it renders that navigation, so the router itself is asked.
 */
export function Redirect({ to }: { to: To }) {
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const { key } = useLocation();
  const { state } = useNavigation();
  const navigate = useNavigate();
  useEffect(() => {
    const isHere = router?.state.location.key === key && router.state.navigation.state === 'idle';
    if (state === 'idle' && isHere) void navigate(to, { replace: true });
  }, [router, key, state, navigate, to]);
  return null;
}
