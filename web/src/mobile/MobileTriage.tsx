export const MobileTriage = () => null;
