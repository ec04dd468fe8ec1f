export { serve } from './serve.tsx';
