-- What a reply of the companion was made from: with a memory goes the reply that repeats it.
ALTER TABLE "turns" ADD COLUMN "drawn_from" uuid[];
