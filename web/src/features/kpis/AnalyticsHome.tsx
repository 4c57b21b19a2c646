import { Navigate } from 'react-router';

/** Leads to the analytics page that there is (USR.16). */
export const AnalyticsHome = () => <Navigate to="/analytics/kpi-dashboard" replace />;
