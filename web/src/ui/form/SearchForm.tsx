import type { ReactNode } from 'react';

interface SearchFormProps {
  /** Called on Enter. */
  onSubmit: () => void;
  className?: string;
  children: ReactNode;
}

/** A search landmark of one line, which searches while it is typed in; Enter may do more. */
export const SearchForm = ({ onSubmit, className, children }: SearchFormProps) => (
  <search>
    <form
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
    </form>
  </search>
);
