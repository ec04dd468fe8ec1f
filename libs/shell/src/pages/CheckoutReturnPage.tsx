export function CheckoutReturnPage() {
  return <h1>CheckoutReturn</h1>;
}
