import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import * as css from './HomePage.css.ts';
export function HomePage() {
  const [n, set] = useState(0);
  return <h1 className={css.home}>Home <Link to="/c/$slug" params={{ slug: 'dames' }}>Dames</Link><button onClick={() => set(n + 1)}>n={n}</button></h1>;
}
