import { ApiError } from '@etalage/core';
import { Button, RadioGroup, TextArea, TextField } from '@etalage/ui';
import { useState } from 'react';
import type { ProductReviewMessages } from '../../messages/productReviewsNl.ts';
import { focusWrong } from '../focusWrong.ts';
import { failure, form } from './ReviewForm.css.ts';

/** What a customer writes of a product. */
export type WrittenReview = { rating: number; title: string; detail: string; nickname: string };

export type ReviewFormProps = {
  messages: ProductReviewMessages;
  /** Rejects when the review could not be kept; the message of an ApiError is shown. */
  onSend: (review: WrittenReview) => Promise<void>;
};

type Name = keyof WrittenReview;
const names: readonly Name[] = ['rating', 'title', 'detail', 'nickname'];
const nothing = { rating: 0, title: '', detail: '', nickname: '' };

/** What was pressed is gone: who listens or uses the keyboard goes on from here. */
const focus = (thanks: HTMLElement | null) => thanks?.focus();

/** Writes a review; it is read before it is shown, and the form says so (PROD-24). */
export function ReviewForm({ messages, onSend }: ReviewFormProps) {
  const [review, setReview] = useState<WrittenReview>(nothing);
  const [state, setState] = useState<'writing' | 'wrong' | 'sending' | 'sent' | 'failed'>('writing');
  const [why, setWhy] = useState('');
  const missing = names.filter((name) => String(review[name]).trim() === String(nothing[name]));
  const errorOf = (name: Name) => (state === 'wrong' && missing.includes(name) ? messages.required : undefined);
  const change = (part: Partial<WrittenReview>) => setReview({ ...review, ...part });
  const send = (form: HTMLFormElement) => {
    if (missing.length > 0) {
      setState('wrong');
      return focusWrong(form);
    }
    setState('sending');
    void onSend(review).then(
      () => setState('sent'),
      (error: unknown) => {
        setWhy(error instanceof ApiError ? error.message : '');
        setState('failed');
      },
    );
  };
  if (state === 'sent')
    return (
      <p role="status" tabIndex={-1} ref={focus}>
        {messages.sent}
      </p>
    );
  return (
    <form
      noValidate
      className={form}
      onSubmit={(event) => {
        event.preventDefault();
        send(event.currentTarget);
      }}
    >
      <RadioGroup
        legend={messages.rating}
        name="review-rating"
        options={messages.ratings.map((label, at) => ({ value: String(at + 1), label }))}
        value={String(review.rating)}
        onChoose={(value) => change({ rating: Number(value) })}
        error={errorOf('rating')}
      />
      <TextField
        label={messages.heading}
        maxLength={120}
        value={review.title}
        error={errorOf('title')}
        onChange={({ target }) => change({ title: target.value })}
      />
      <TextArea
        label={messages.detail}
        maxLength={4000}
        value={review.detail}
        error={errorOf('detail')}
        onChange={({ target }) => change({ detail: target.value })}
      />
      <TextField
        label={messages.nickname}
        maxLength={60}
        value={review.nickname}
        error={errorOf('nickname')}
        onChange={({ target }) => change({ nickname: target.value })}
      />
      {state === 'failed' && (
        <p role="alert" className={failure}>
          {why || messages.failed}
        </p>
      )}
      <Button type="submit" isBusy={state === 'sending'}>
        {messages.send}
      </Button>
    </form>
  );
}
