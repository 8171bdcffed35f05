export default function Page() {
  return <h1>Up</h1>;
}
